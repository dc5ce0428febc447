/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A word or two about the state of the thing beside it.',
  keys: [],
  good: { says: 'One or two words, in the tone of what they mean.', story: 'Status' },
  bad: { says: 'Do not put sentences into a badge.', story: 'LongWord' },
}
