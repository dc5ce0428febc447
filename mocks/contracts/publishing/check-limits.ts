/** Most cases of one agent: what one run asks. */
export const casesLimit = 50

/** Longest question of a case, in characters. */
export const caseQuestionLimit = 1000

/** Most phrases of a case that must be in the answer, and most that must not. */
export const phrasesLimit = 10

/** Longest phrase, in characters. */
export const phraseLimit = 200

/** Longest reason for publishing all the same, and longest note of an approval, in characters. */
export const reasonLimit = 1000

/** Days a link for an approval works. */
export const approvalDays = 14

/** Runs of an agent that are kept. */
export const keptRuns = 10

/** Seconds one answer may take before its case counts as not answered. */
export const answerSeconds = 60

/** Minutes a run may take; what is not asked by then is not asked. */
export const runMinutes = 20

/** Longest name somebody gives with an approval, in characters. */
export const approverLimit = 100
