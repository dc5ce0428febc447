/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Asks for a little, and lets nothing else happen meanwhile.',
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes, and asks when something is unsaved'],
  ],
  good: { says: 'Name it after what will be done.', story: 'Open' },
  bad: { says: 'Do not put long work into it: that is a drawer.', story: 'LongContent' },
}
