/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Records to enter at a DNS provider, each value to be copied.',
  keys: [
    ['Tab', 'Goes from value to value'],
    ['Enter, Space', 'Copies'],
  ],
  good: { says: 'Show the records as the provider asks for them.', story: 'Default' },
  bad: {
    says: 'Do not show an empty table while they are made: show that it loads.',
    story: 'Default',
    args: { records: [] },
  },
}
