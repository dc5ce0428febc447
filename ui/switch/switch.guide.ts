/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Turns one thing on or off at once.',
  keys: [['Space, Enter', 'Turns it']],
  good: { says: 'Name the thing, not the act.', story: 'Default' },
  bad: {
    says: 'Do not name it after turning it on.',
    story: 'Default',
    args: { label: 'Turn on voice replies' },
  },
}
