/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks a language by its own name or ours.',
  keys: [
    ['Down', 'Opens the list'],
    ['Typing', 'Finds by name or code'],
    ['Enter', 'Takes it'],
  ],
  good: {
    says: 'Show languages as their speakers write them, without flags: a country is no language.',
    story: 'Default',
  },
  bad: { says: 'Do not show it where there is nothing to pick.', story: 'NoLanguages' },
}
