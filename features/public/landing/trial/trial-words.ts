/** What the trial says of itself before anything of it is loaded. */
export const trialWords = {
  notAnAddress: 'Please enter the address of a website, such as example.com.',
  terms: 'No account needed. Up to 8 pages are read, kept for 30 minutes, and then gone.',
}
