import { findables } from '../core/findables.ts'
import { analyticsWords } from './analytics.words.ts'

/** What can be found of the page 'Analytics', with the words of people who do not know ours. */
export const analyticsFindables = findables('analytics', analyticsWords, {
  range: {
    also: 'date range of the analytics, period of the statistics, compare with the last month, last 7 days, last year, custom dates',
    asks: 'numbers of last month, only this week, compare with previous period, choose from when to when, show the whole year, statistics for today, date range, last 30 days, statistics of last month, choose period, figures of this year, compare months, time span, yesterday, quarter, since january, period, last week figures, between two dates',
  },
})
