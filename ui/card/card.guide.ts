/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Holds what belongs together and sets it apart from the page.',
  keys: [],
  good: { says: 'Give it one subject.', story: 'Default' },
  bad: { says: 'Do not remove the space around what is read.', story: 'WithoutPadding' },
}
