/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Words of a page, in our sizes and tones.',
  keys: [],
  good: { says: 'Let size and tone say what matters.', story: 'Tones' },
  bad: { says: 'Do not change the weight from line to line: nothing stands out.', story: 'Weights' },
}
