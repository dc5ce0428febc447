/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Stands where something could not be loaded.',
  keys: [['Tab', 'Goes to Retry and to the button that copies the request id']],
  good: { says: 'Say what failed, whether anything is lost, and offer another try.', story: 'Default' },
  bad: {
    says: 'Do not blame or be vague.',
    story: 'Default',
    args: { title: 'Oops!', message: 'Something went wrong.' },
  },
}
