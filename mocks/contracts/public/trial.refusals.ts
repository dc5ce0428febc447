import type { Refusal } from '../shared/refusal.ts'

/** A website that could not be read; `website` says why, in words a person can act on. */
export function siteUnreadable(website: string): Refusal {
  return {
    status: 422,
    code: 'site_unreadable',
    message: 'This website could not be read.',
    fields: { website },
  }
}

/** So many people try at the moment that there is no place. */
export const trialsFull: Refusal = {
  status: 429,
  code: 'trials_full',
  message: 'Many people are trying this right now. Please try again later, or sign up: it is free.',
}

/** As many websites were read today as are read without an account. */
export const trialsOfTheDayUsed: Refusal = {
  status: 429,
  code: 'trials_full',
  message: 'Today’s tries without an account are used up. Sign up to continue: it is free.',
}

/** All questions of a trial were asked. */
export const questionsUsed: Refusal = {
  status: 422,
  code: 'questions_used',
  message: 'You have asked all the questions of this trial. Keep the agent to continue: it is free.',
}
