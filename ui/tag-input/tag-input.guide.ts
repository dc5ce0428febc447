/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Several short words, each one a thing of its own.',
  keys: [
    ['Enter, comma', 'Adds the word'],
    ['Backspace', 'Takes the last one back, while nothing is typed'],
  ],
  good: { says: 'Show an example of a word.', story: 'Filled' },
  bad: { says: 'Do not use it for whole sentences.', story: 'LongWord' },
}
