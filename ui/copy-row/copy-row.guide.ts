/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A value with its name, to be copied.',
  keys: [['Enter, Space', 'Copies, on its button']],
  good: { says: 'Name the value as the place it goes to does.', story: 'Default' },
  bad: {
    says: 'Do not show a secret in full.',
    story: 'Default',
    args: { label: 'Key', value: 'sk_live_0123456789abcdef' },
  },
}
