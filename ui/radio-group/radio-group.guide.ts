/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks one of a few that can all be read.',
  keys: [
    ['Arrows', 'Pick the next or the one before'],
    ['Tab', 'Leaves the group'],
  ],
  good: { says: 'Show all of them, the usual one first.', story: 'Default' },
  bad: { says: 'Do not use it for yes or no: that is a checkbox or a switch.', story: 'Horizontal' },
}
