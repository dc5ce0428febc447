import { declareWords } from '../core/declare-words.ts'

/** The range of the page 'Analytics'. */
export const analyticsWords = declareWords('analytics', { range: { label: 'Days of the figures' } })
