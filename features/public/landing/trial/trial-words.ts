import { trialTerms } from '#mocks/contracts/public/trial-terms.ts'

const { pages, minutes } = trialTerms

/** What the trial says of itself before anything of it is loaded. */
export const trialWords = {
  notAnAddress: 'Please enter the address of a website, such as example.com.',
  notLoaded: 'Please check your connection and try again.',
  terms: `No account needed. Up to ${pages} pages are read, kept for ${minutes} minutes, and then gone.`,
}

/** What a tab keeps its trial under. */
export const keptTrialName = 'vg_trial'
