/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'What can be done with one thing.',
  keys: [
    ['Enter, Space, Down', 'Opens it'],
    ['Up, Down', 'Go through it'],
    ['Typing', 'Finds by first letter'],
    ['Escape', 'Closes'],
  ],
  good: { says: 'Group what belongs together, and put what destroys last.', story: 'Open' },
  bad: { says: 'Do not hide the one thing everybody does in a menu.', story: 'Default' },
}
