/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Says yes or no to one thing, sent with the form it stands in.',
  keys: [['Space', 'Checks or clears it']],
  good: { says: 'Word it so that the check means yes.', story: 'Default' },
  bad: {
    says: 'Do not ask for a no: a check that means not is misread.',
    story: 'Default',
    args: { label: 'Do not send me a weekly report' },
  },
}
