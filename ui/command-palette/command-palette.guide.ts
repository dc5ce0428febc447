/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Goes anywhere and does anything by its name.',
  keys: [
    ['Up, Down, Home, End', 'Go through what was found'],
    ['Enter', 'Opens it'],
    ['Escape', 'Closes'],
  ],
  good: { says: 'Name things as the screens do.', story: 'Default', args: { open: true } },
  bad: { says: 'Do not leave out a name people know a thing by: it is not found.', story: 'NoResults' },
}
