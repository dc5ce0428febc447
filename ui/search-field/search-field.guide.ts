/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Finds in a list by typing.',
  keys: [['Escape', 'Empties it']],
  good: { says: 'Say what is searched.', story: 'Default' },
  bad: { says: 'Do not label it Search alone.', story: 'Default', args: { label: 'Search' } },
}
