/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Holds the place of what is loading, in its shape.',
  keys: [],
  good: { says: 'Give it the shape of what comes, so that nothing jumps.', story: 'NoShift' },
  bad: { says: 'Do not use it for what takes long: say what happens.', story: 'Shapes' },
}
