/** What may be worth doing, the most pressing first; `none` where all is well. */
export const nextSteps = [
  'answerWaiting',
  'mendModel',
  'mendKnowledge',
  'watchCredits',
  'mendWebhooks',
  'addKnowledge',
  'seeWaiting',
  'answerRequests',
  'answerUnknown',
  'none',
] as const
export type NextStep = (typeof nextSteps)[number]
