/** What a visitor thinks of an answer. */
export const answerRatings = ['up', 'down'] as const
export type AnswerRating = (typeof answerRatings)[number]
