/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Asks before something that cannot be taken back.',
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Cancels'],
  ],
  good: { says: 'Name the thing, what goes with it, and the act.', story: 'Open' },
  bad: {
    says: 'Do not ask whether people are sure.',
    story: 'Open',
    args: { title: 'Are you sure', message: 'This cannot be undone', confirmLabel: 'Yes' },
  },
}
