/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Shows when or where most of something happens; it is a table, whose numbers are read out.',
  keys: [],
  good: { says: 'Say what is counted and in which time zone.', story: 'Default' },
  bad: { says: 'Do not label it with a general word.', story: 'Default', args: { label: 'Map' } },
}
