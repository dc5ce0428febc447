/** What the landing page says of a trial before anything of it is loaded: these lines are all it loads. */
export const trialTerms = {
  /** Pages read of one website. */
  pages: 8,
  /** Minutes until all of it is gone. */
  minutes: 30,
}
