import { trialTerms } from './trial-terms.ts'

/** What a trial may use; what a person reads of it is made from these numbers. */
export const trialLimits = {
  ...trialTerms,
  /** Seconds a website is read; what was read until then counts. */
  seconds: 20,
  /** Websites read for one address in an hour; one that could not be read is none. */
  anHour: 5,
  /** Times one address may try to have a website read in an hour, whatever comes of it. */
  triesAnHour: 20,
  /** Trials that may be asked at once, per region. */
  atOnce: 60,
  /** Trials of one day, per region. */
  aDay: 600,
  /** Questions to one trial. */
  questions: 20,
  /** Longest question, in characters. */
  questionLength: 500,
}
