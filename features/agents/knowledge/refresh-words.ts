import { type RefreshRate, refreshRates } from '#mocks/contracts/knowledge/document.schema.ts'

/** How often a page is read again, in words. */
export const refreshWords: Record<RefreshRate, string> = {
  '6h': 'Every 6 hours',
  '12h': 'Every 12 hours',
  '24h': 'Every day',
  '7d': 'Every week',
  never: 'Never',
}

/** What there is to choose. */
export const refreshOptions = refreshRates.map((value) => ({ value, label: refreshWords[value] }))

/** The rate somebody chose in a list. */
export function refreshRateOf(value: string): RefreshRate {
  return refreshRates.find((rate) => rate === value) ?? 'never'
}
