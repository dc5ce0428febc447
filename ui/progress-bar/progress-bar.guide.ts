/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'How far something has come.',
  keys: [],
  good: { says: 'Say what is under way and how far it is.', story: 'Default' },
  bad: {
    says: 'Do not call it progress: say of what.',
    story: 'Default',
    args: { label: 'Progress', valueText: '' },
  },
}
