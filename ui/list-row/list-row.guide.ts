/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'One thing of a list: its name, a detail, and what can be done.',
  keys: [['Tab', 'Goes to its actions']],
  good: { says: 'Put what differs first.', story: 'WithAvatar' },
  bad: { says: 'Do not leave rows that cannot be told apart.', story: 'TitleOnly' },
}
