/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Leads somewhere.',
  keys: [['Enter', 'Follows it']],
  good: { says: 'Say where it leads.', story: 'Default' },
  bad: { says: 'Do not make people press to find out.', story: 'Default', args: { children: 'Click here' } },
}
