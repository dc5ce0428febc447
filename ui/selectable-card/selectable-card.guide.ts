/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks one of a few that need a picture or a sentence.',
  keys: [
    ['Arrows', 'Pick the next or the one before'],
    ['Tab', 'Leaves the group'],
  ],
  good: { says: 'Say what is different about each.', story: 'Default' },
  bad: { says: 'Do not repeat the title in other words.', story: 'TextOnly' },
}
