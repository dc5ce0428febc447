import { createContext, useContext } from 'react'
import { type Analytics, createAnalytics } from './create-analytics.ts'

/** Where events are reported to; nowhere until a page says so. */
export const AnalyticsContext = createContext<Analytics>(createAnalytics(() => undefined))

/** Reports what people do. */
export function useAnalytics(): Analytics {
  return useContext(AnalyticsContext)
}
