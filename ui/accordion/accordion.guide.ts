/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Folds several titled parts of a page, so that people open what they need.',
  keys: [
    ['Enter, Space', 'Opens or closes the part'],
    ['Tab', 'Goes to the next part'],
  ],
  good: { says: 'Fold what few people need.', story: 'Open' },
  bad: { says: 'Do not fold everything away: what most people need stands open.', story: 'Default' },
}
