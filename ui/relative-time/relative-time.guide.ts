/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'When something was, in words; the exact time is one hover away.',
  keys: [],
  good: { says: 'Use it where how long ago matters.', story: 'Default' },
  bad: { says: 'Do not use it alone where people compare dates.', story: 'Clock' },
}
