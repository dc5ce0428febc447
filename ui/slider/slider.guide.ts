/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks from a range where the exact number matters little.',
  keys: [
    ['Arrows', 'One step'],
    ['Page Up, Page Down', 'Ten steps'],
    ['Home, End', 'The ends'],
  ],
  good: { says: 'Show the value in the words of the thing.', story: 'Formatted' },
  bad: {
    says: 'Do not use it where people know the number they want.',
    story: 'Default',
    args: { min: 1900, max: 2026, step: 1, defaultValue: 1984 },
  },
}
