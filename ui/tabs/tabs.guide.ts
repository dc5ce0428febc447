/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Panels of which one is shown.',
  keys: [
    ['Arrows', 'Go to the next tab and show it'],
    ['Home, End', 'First and last'],
    ['Tab', 'Goes into the panel'],
    ['Arrows to a locked tab', 'Say why it cannot be opened'],
  ],
  good: { says: 'Put what belongs together under a short word.', story: 'Default' },
  bad: { says: 'Do not make so many that they scroll out of sight.', story: 'Overflow' },
}
