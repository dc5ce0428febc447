/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Something is under way, and nobody knows how long.',
  keys: [],
  good: { says: 'Say what is awaited, beside it.', story: 'BesideWords' },
  bad: { says: 'Do not let it turn alone on a page.', story: 'Default' },
}
