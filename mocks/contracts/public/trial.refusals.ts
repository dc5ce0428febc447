import type { Refusal } from '../shared/refusal.ts'
import { trialLimits } from './trial-limits.ts'

/** What a call says of where it comes from. */
interface CallOrigin {
  /** `Sec-Fetch-Site`, or null. */
  fetchSite: string | null
  /** `Origin`, or null. */
  origin: string | null
  /** The host that was asked. */
  host: string
}

/** Trials are for people who look at our pages: a call that no page of ours sent is refused. */
export function pageRefusal({ fetchSite, origin, host }: CallOrigin): Refusal | undefined {
  const isOwn =
    fetchSite === null
      ? origin !== null && URL.canParse(origin) && new URL(origin).host === host
      : fetchSite === 'same-origin'
  return isOwn ? undefined : { status: 403 }
}

/** Code of a website that could not be read. */
export const siteUnreadableCode = 'site_unreadable'

/** A website that could not be read; `website` says why, in words a person can act on. */
export function siteUnreadable(website: string): Refusal {
  return {
    status: 422,
    code: siteUnreadableCode,
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
  code: 'trials_used',
  message: 'Today’s tries without an account are used up. Sign up to continue: it is free.',
}

/** Why no further website is read: `atOnce` are being tried, and so many had their trial today. */
export function placeRefusal(atOnce: number, today: number): Refusal | undefined {
  if (today >= trialLimits.aDay) return trialsOfTheDayUsed
  return atOnce >= trialLimits.atOnce ? trialsFull : undefined
}

/** All questions of a trial were asked. */
export const questionsUsed: Refusal = {
  status: 422,
  code: 'questions_used',
  message: 'You have asked all the questions of this trial. Keep the agent to continue: it is free.',
}
