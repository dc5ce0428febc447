/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Stands where a list has nothing yet and says how to begin.',
  keys: [['Tab', 'Goes to its action']],
  good: { says: 'Say what will stand here and give the first step.', story: 'Default' },
  bad: { says: 'Do not just say that there is nothing.', story: 'TitleOnly' },
}
