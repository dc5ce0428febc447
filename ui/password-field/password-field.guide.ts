/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A password, which can be looked at.',
  keys: [['Tab', 'Goes to the button that shows what was typed']],
  good: { says: 'Let people see what they typed.', story: 'Default' },
  bad: { says: 'Do not forbid pasting, and do not ask twice.', story: 'Disabled' },
}
