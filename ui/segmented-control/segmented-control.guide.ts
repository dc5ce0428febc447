/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Switches between a few views of the same thing.',
  keys: [
    ['Arrows, Home, End', 'Move along it'],
    ['Enter, Space', 'Choose'],
    ['Tab', 'Leaves it'],
  ],
  good: { says: 'Two to four short words.', story: 'Default' },
  bad: { says: 'Do not use icons alone where words fit.', story: 'IconOnly' },
}
