import type { AnalyticsAdapter } from './analytics.types.ts'
import { consoleAnalytics } from './console-analytics.ts'
import { type Analytics, createAnalytics } from './create-analytics.ts'

/** The analytics the server's configuration asks for: `console`, `none`, or an address (`boot.analytics`). */
export function analyticsOf(setting: string): Analytics {
  if (setting === 'console') return createAnalytics(consoleAnalytics)
  if (setting === 'none') return createAnalytics(() => undefined)
  return createAnalytics(postTo(setting))
}

/** The adapter that posts is loaded where one is configured, and only there. */
function postTo(url: string): AnalyticsAdapter {
  const loaded = import('./http-analytics.ts').then(({ httpAnalytics }) => httpAnalytics({ url }))
  return (event) => {
    loaded.then((adapter) => adapter(event)).catch(() => undefined)
  }
}
