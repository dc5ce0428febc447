/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'One colour, picked or written.',
  keys: [['Enter', 'Takes three digits, where those count; six count as soon as they stand there']],
  good: { says: 'Show the colour beside its digits.', story: 'Default' },
  bad: { says: 'Do not disable it without saying why.', story: 'Disabled' },
}
