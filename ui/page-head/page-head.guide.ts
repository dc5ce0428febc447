/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'The title of a screen, what it is for, and its main action.',
  keys: [['Tab', 'Goes to the way back and the action']],
  good: { says: 'One title, one line, one action.', story: 'Default' },
  bad: {
    says: 'Do not leave people with a title alone where they come for the first time.',
    story: 'TitleOnly',
  },
}
