/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A brand’s colours with what can be read on them.',
  keys: [['Tab', 'Goes through colours and shades']],
  good: { says: 'Repair what cannot be read with one press.', story: 'Default' },
  bad: { says: 'Do not keep a pair nobody can read.', story: 'Repair' },
}
