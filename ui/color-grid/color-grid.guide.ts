/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Picks one of a few colours, or one of people’s own.',
  keys: [
    ['Arrows', 'Pick the next colour or the one before'],
    ['Tab', 'Goes on to the field for any other colour'],
  ],
  good: { says: 'Offer the colours that belong to them.', story: 'Default' },
  bad: { says: 'Do not offer so many that they cannot be told apart.', story: 'TooMany' },
}
