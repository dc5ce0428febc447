/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A card whose body can be folded away.',
  keys: [['Enter, Space', 'Opens or closes it']],
  good: { says: 'Say in the help what is inside.', story: 'Default' },
  bad: {
    says: 'Do not hide what must be filled in.',
    story: 'Default',
    args: { title: 'Settings', help: '' },
  },
}
