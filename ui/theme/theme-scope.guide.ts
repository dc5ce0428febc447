/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Gives everything inside it the colours, the variant and the direction of a brand.',
  keys: [],
  good: { says: 'Nest it where another brand is shown.', story: 'Nested' },
  bad: { says: 'Do not set colours beside it: they do not follow.', story: 'Default' },
}
