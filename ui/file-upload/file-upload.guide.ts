/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Takes a file and shows how it gets on.',
  keys: [
    ['Enter, Space', 'Opens the picker'],
    ['Ctrl or Cmd+V', 'Takes what was copied'],
  ],
  good: { says: 'Say which files are taken, and how large.', story: 'Default' },
  bad: { says: 'Do not leave people to find the limit by failing.', story: 'TooLarge' },
}
