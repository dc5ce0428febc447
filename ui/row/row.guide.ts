/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Puts things side by side and lets them wrap.',
  keys: [],
  good: { says: 'Let it wrap: phones are narrow.', story: 'Wraps' },
  bad: { says: 'Do not fit so much into a line that nothing has room.', story: 'Columns' },
}
