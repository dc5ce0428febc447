/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Takes a picture and shows it as it will look.',
  keys: [['Enter, Space', 'Opens the picker, or removes the picture, on its buttons']],
  good: { says: 'Say what the picture is for and which formats are taken.', story: 'WithPicture' },
  bad: {
    says: 'Do not leave people to find out which pictures are taken.',
    story: 'Default',
    args: { hint: '' },
  },
}
