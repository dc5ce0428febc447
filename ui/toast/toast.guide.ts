/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Says in passing that something is done, or was not.',
  keys: [['Tab', 'Goes to the button that puts it away']],
  good: { says: 'Say what was done to what.', story: 'Default' },
  bad: { says: 'Do not put into it what people must read.', story: 'Default', args: { title: 'Success' } },
}
