/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Folds questions and their answers, of which one is open at a time.',
  keys: [
    ['Enter, Space', 'Opens or closes the answer'],
    ['Up, Down', 'Go from question to question'],
    ['Home, End', 'First and last'],
  ],
  good: { says: 'Fold what few people need.', story: 'Open' },
  bad: { says: 'Do not fold everything away: what most people need stands open.', story: 'Default' },
}
