/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Copies a value and says that it did.',
  keys: [['Enter, Space', 'Copies']],
  good: { says: 'Say what is copied.', story: 'Default' },
  bad: { says: 'Do not call every one of them Copy.', story: 'Default', args: { label: 'Copy' } },
}
