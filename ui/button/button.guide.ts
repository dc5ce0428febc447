/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Starts something at once.',
  keys: [['Enter, Space', 'Presses it']],
  good: {
    says: 'Name what will happen.',
    story: 'Default',
    args: { children: 'Delete agent', tone: 'danger' },
  },
  bad: {
    says: 'Do not make people read the page to know what OK does.',
    story: 'Default',
    args: { children: 'OK', tone: 'danger' },
  },
}
