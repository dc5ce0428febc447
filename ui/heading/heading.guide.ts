/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'The title of a page or a part of it.',
  keys: [],
  good: { says: 'Go one level deeper at a time.', story: 'Levels' },
  bad: {
    says: 'Do not pick a level for its size: size has a property of its own.',
    story: 'Default',
    args: { level: 4, size: 'xl' },
  },
}
