/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Explains a control in a few words.',
  keys: [
    ['Focus', 'Shows it'],
    ['Escape', 'Puts it away'],
  ],
  good: { says: 'Add what the name does not say.', story: 'Default' },
  bad: { says: 'Do not repeat the name.', story: 'Default', args: { content: 'Domain' } },
}
