/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A name that must be free: it is asked for while people type.',
  keys: [['Tab', 'Leaves the field and keeps what was typed']],
  good: { says: 'Say what the name becomes and which characters it takes.', story: 'Default' },
  bad: {
    says: 'Do not leave people with a bare label and guess at the rules.',
    story: 'Default',
    args: { help: '', label: 'Name' },
  },
}
