/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Leads through long lists page by page.',
  keys: [
    ['Tab', 'Goes from button to button'],
    ['Enter, Space', 'Goes to the page'],
  ],
  good: { says: 'Say which rows are shown, and of how many.', story: 'Default' },
  bad: { says: 'Do not show it for a single page.', story: 'OnePage' },
}
