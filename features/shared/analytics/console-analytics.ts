import type { AnalyticsAdapter } from './analytics.types.ts'

/** Shows events on the browser's console, for whoever develops or looks. */
export const consoleAnalytics: AnalyticsAdapter = ({ name, properties }) => {
  // biome-ignore lint/suspicious/noConsole: the console is where this adapter reports to
  console.info(`[analytics] ${name}`, properties)
}
