/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'A password, which can be looked at.',
  keys: [['Tab', 'Goes to the button that shows what was typed']],
  good: { says: 'Let people see what they typed, paste it, and type it once.', story: 'Default' },
  bad: { says: 'Do not lock it to say that a password is set: say so in words.', story: 'Disabled' },
}
