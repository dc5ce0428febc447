/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Label, help and message around a control.',
  keys: [],
  good: { says: 'Label every control in words that stay.', story: 'WithHelp' },
  bad: { says: 'Do not let the placeholder be the label.', story: 'HiddenLabel' },
}
