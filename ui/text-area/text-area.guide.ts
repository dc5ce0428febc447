/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Words of several lines.',
  keys: [
    ['Enter', 'A new line'],
    ['Tab', 'Leaves it'],
  ],
  good: { says: 'Give it the height of what is usually written.', story: 'Default' },
  bad: { says: 'Do not disable it to show text: that is what text is for.', story: 'Disabled' },
}
