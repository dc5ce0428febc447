/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A button in a place too small for words.',
  keys: [['Enter, Space', 'Presses it']],
  good: { says: 'Name what it does for those who do not see the icon.', story: 'Default' },
  bad: { says: 'Do not name the picture.', story: 'Default', args: { label: 'Cross' } },
}
