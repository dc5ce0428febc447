/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'The steps something goes through outside, and where it is.',
  keys: [],
  good: { says: 'Say which step is under way.', story: 'Default' },
  bad: { says: 'Do not show a failed step without what to do.', story: 'Failed' },
}
