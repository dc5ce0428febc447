/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Code to write, with colours, line numbers and messages where they belong.',
  keys: [
    ['Tab', 'Indents'],
    ['Escape, then Tab', 'Leaves the editor'],
    ['Ctrl or Cmd+Z', 'Takes back'],
  ],
  good: { says: 'Give it the height of what is usually written.', story: 'Default' },
  bad: { says: 'Do not use it for words: those have a text area.', story: 'Empty' },
}
