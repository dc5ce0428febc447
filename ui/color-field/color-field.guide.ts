/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'One colour, picked or written.',
  keys: [['Enter', 'Takes the colour that was written']],
  good: { says: 'Show the colour beside its digits.', story: 'Default' },
  bad: { says: 'Do not disable it without saying why.', story: 'Disabled' },
}
