/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A little tool or explanation beside what it belongs to.',
  keys: [
    ['Enter, Space', 'Opens it'],
    ['Escape', 'Closes it'],
  ],
  good: { says: 'Give it a title.', story: 'Open' },
  bad: { says: 'Do not put into it what people need all the time.', story: 'HiddenTitle' },
}
