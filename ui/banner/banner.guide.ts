/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A notice that belongs to a whole page and stays until it is settled.',
  keys: [['Tab', 'Goes to its action and its close button']],
  good: { says: 'Say what is so and what happens next.', story: 'Default' },
  bad: {
    says: 'Do not alarm people about what they cannot change.',
    story: 'Default',
    args: { title: 'Warning!', children: 'Something went wrong.', tone: 'danger' },
  },
}
