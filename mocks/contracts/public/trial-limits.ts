/** What a trial may use; a person reads these numbers on the landing page, too. */
export const trialLimits = {
  /** Pages read of one website. */
  pages: 8,
  /** Questions to one trial. */
  questions: 20,
  /** Longest question, in characters. */
  questionLength: 500,
  /** Minutes until all of it is gone. */
  minutes: 30,
}
