/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A value that copies itself when pressed.',
  keys: [['Enter, Space', 'Copies']],
  good: { says: 'Use it for what people paste elsewhere.', story: 'Default' },
  bad: { says: 'Do not cut a value so short that it cannot be compared.', story: 'Long' },
}
