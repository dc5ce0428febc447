/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Shows how numbers run over time; the same numbers stand in a table one press away.',
  keys: [['Enter, Space', 'Shows the numbers as a table and back, on its button']],
  good: { says: 'Say what is counted and over which days.', story: 'Default' },
  bad: { says: 'Do not label it with a general word.', story: 'Default', args: { label: 'Chart' } },
}
