/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks one of a few that can all be read.',
  keys: [
    ['Arrows', 'Pick the next or the one before'],
    ['Tab', 'Leaves the group'],
  ],
  good: { says: 'Show all of them, the usual one first.', story: 'Default' },
  bad: {
    says: 'Do not put many, or long ones, side by side: below each other they can be compared.',
    story: 'Horizontal',
  },
}
