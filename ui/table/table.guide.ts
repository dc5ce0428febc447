/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Compares many of a kind by their properties.',
  keys: [
    ['Tab', 'Goes to the titles that sort and to the actions'],
    ['Enter, Space', 'Sorts'],
  ],
  good: { says: 'Numbers to the right, words to the left.', story: 'Default' },
  bad: {
    says: 'Do not show titles over nothing: say what will stand there.',
    story: 'Default',
    args: { rows: [] },
  },
}
