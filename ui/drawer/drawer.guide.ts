/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A piece of work beside the page it belongs to.',
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes, and asks when something is unsaved'],
  ],
  good: { says: 'Name it after the work.', story: 'Open' },
  bad: {
    says: 'Do not put a question of one line into a drawer: that is a dialog.',
    story: 'Open',
    args: { title: 'Are you sure', subtitle: '' },
  },
}
