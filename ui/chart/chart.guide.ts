/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Shows how numbers run over time; the same numbers stand in a table for screen readers.',
  keys: [],
  good: { says: 'Say what is counted and over which days.', story: 'Default' },
  bad: { says: 'Do not label it with a general word.', story: 'Default', args: { label: 'Chart' } },
}
