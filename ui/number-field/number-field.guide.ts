/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A number with bounds and a step.',
  keys: [['Up, Down', 'One step, as its buttons do']],
  good: { says: 'Show the unit.', story: 'WithUnit' },
  bad: {
    says: 'Do not use it for numbers nobody counts with, such as codes.',
    story: 'Default',
    args: { defaultValue: 2026 },
  },
}
