/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Text from outside, shown as it was meant and never run.',
  keys: [],
  good: { says: 'Let it take the width of its text.', story: 'Default' },
  bad: { says: 'Do not show empty text: show an empty state.', story: 'Empty' },
}
