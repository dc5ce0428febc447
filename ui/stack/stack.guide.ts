/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Puts things below each other with one space between them.',
  keys: [],
  good: { says: 'Use the gap for what belongs together.', story: 'Gaps' },
  bad: {
    says: 'Do not glue things together and part them by margins of their own.',
    story: 'Default',
    args: { gap: 0 },
  },
}
