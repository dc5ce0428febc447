/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks one of a short list.',
  keys: [
    ['Enter, Space, Down', 'Opens it'],
    ['Typing', 'Finds by first letters'],
    ['Enter', 'Takes the option'],
    ['Escape', 'Closes'],
  ],
  good: { says: 'Say what is picked.', story: 'Default' },
  bad: { says: 'Do not start with an empty wish.', story: 'Default', args: { placeholder: 'Select…' } },
}
