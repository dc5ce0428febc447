/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Goes anywhere and does anything by its name.',
  keys: [
    ['Up, Down', 'Go through what was found'],
    ['Enter', 'Opens it'],
    ['Escape', 'Closes'],
  ],
  good: { says: 'Name things as the screens do.', story: 'NoResults' },
  bad: { says: 'Do not list what people may not do.', story: 'Loading' },
}
