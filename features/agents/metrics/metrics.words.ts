import { declareWords } from '../core/declare-words.ts'

/** The range of the page 'Metrics'. */
export const metricsWords = declareWords('metrics', { range: { label: 'Days of the metrics' } })
