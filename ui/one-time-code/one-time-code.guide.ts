/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'The digits of a code that was sent.',
  keys: [
    ['Digits', 'Go on by themselves'],
    ['Backspace', 'Takes the last digit back'],
    ['Ctrl or Cmd+V', 'Fills all of them'],
  ],
  good: { says: 'Take the whole code at once, pasted or from the keyboard’s offer.', story: 'Default' },
  bad: { says: 'Do not let it stand disabled without a way to get a new code.', story: 'Disabled' },
}
