/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Leads to the parts of a long page.',
  keys: [
    ['Tab', 'Goes from part to part'],
    ['Enter', 'Goes to the part, which opens first when it is closed'],
  ],
  good: {
    says: 'Put it beside the page as a column, with the words that stand over its parts.',
    story: 'Rail',
  },
  bad: { says: 'Do not lead to other pages with it: those are links of the sidebar.', story: 'Playground' },
}
