/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks one of many by typing a part of its name.',
  keys: [
    ['Down', 'Opens the list'],
    ['Typing', 'Narrows it'],
    ['Up, Down, Page Up, Page Down', 'Go through it'],
    ['Enter', 'Takes the option'],
    ['Escape', 'Closes the list'],
  ],
  good: { says: 'Use it where a list is too long to read.', story: 'Default' },
  bad: {
    says: 'Do not use it for a handful: that is a select.',
    story: 'Default',
    args: { placeholder: 'Yes or no' },
  },
}
