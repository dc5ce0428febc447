/** What may be worth doing, the most pressing first. */
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
] as const
export type NextStep = (typeof nextSteps)[number]
