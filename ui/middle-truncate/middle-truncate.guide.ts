/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Shortens a long value in its middle, where it differs least.',
  keys: [],
  good: { says: 'Use it for codes and addresses.', story: 'Default' },
  bad: {
    says: 'Do not use it for sentences: those wrap.',
    story: 'Default',
    args: { text: 'Your clients sign in at this address and see your brand there' },
  },
}
