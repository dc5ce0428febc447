/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Stands beside the page while people go on working.',
  keys: [
    ['Escape', 'Closes it, and the focus goes back'],
    ['Tab', 'Goes through it and on to the page'],
  ],
  good: { says: 'Say whose it is and what it does.', story: 'Default' },
  bad: { says: 'Do not name it after its place.', story: 'Default', args: { title: 'Panel', subtitle: '' } },
}
