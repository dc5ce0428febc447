/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A titled part of a page.',
  keys: [],
  good: { says: 'Say in a line what the part changes.', story: 'Default' },
  bad: { says: 'Do not title every single field.', story: 'TitleOnly' },
}
