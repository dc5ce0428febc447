/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Where people are in something of several steps.',
  keys: [],
  good: { says: 'Name each step after what is done in it.', story: 'Default' },
  bad: { says: 'Do not leave it standing once all is done: say what is there now.', story: 'AllDone' },
}
