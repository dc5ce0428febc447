/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Words for screen readers only.',
  keys: [],
  good: { says: 'Finish what the eye sees from its place.', story: 'Default' },
  bad: { says: 'Do not hide what everybody needs.', story: 'Playground' },
}
