/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Code to read and copy.',
  keys: [
    ['Tab', 'Goes to its copy button'],
    ['Left, Right', 'Scroll long lines'],
  ],
  good: { says: 'Say what the code is for.', story: 'Default' },
  bad: { says: 'Do not wrap code whose lines matter.', story: 'Wrapped' },
}
