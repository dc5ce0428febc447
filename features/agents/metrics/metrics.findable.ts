import { findables } from '../core/findables.ts'
import { metricsWords } from './metrics.words.ts'

/** What can be found of the page 'Metrics', with the words of people who do not know ours. */
export const metricsFindables = findables('metrics', metricsWords, {
  range: {
    also: 'date range of the metrics, period of the token usage, latency of the last week, time period of the metrics, period of the measurements',
    asks: 'tokens used last week, technical numbers of last month, other time span for speed, response speed yesterday, period of the metrics, tokens last month, errors this week, latency today, time frame of the measurements, errors of yesterday, speed over the last days, errors of the last 7 days',
  },
})
