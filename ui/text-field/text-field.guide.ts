/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Words of one line.',
  keys: [['Enter', 'Sends its form']],
  good: { says: 'Show an example that looks like an answer.', story: 'Default' },
  bad: { says: 'Do not repeat the label.', story: 'Default', args: { placeholder: 'Name' } },
}
