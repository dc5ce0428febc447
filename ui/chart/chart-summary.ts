import type { ChartData } from './chart.types.ts'

/** A chart in a sentence per series, for those who do not see it. */
export function chartSummary({ labels, series }: ChartData, format: (value: number) => string): string {
  return series
    .map(({ name, values }) => {
      const known = labels.flatMap((label, index) => {
        const value = values[index]
        return typeof value === 'number' && Number.isFinite(value) ? [{ label, value }] : []
      })
      if (known.length === 0) return `${name}: no data.`
      const highest = known.reduce((best, each) => (each.value > best.value ? each : best))
      const lowest = known.reduce((best, each) => (each.value < best.value ? each : best))
      const say = ({ label, value }: { label: string; value: number }) => `${format(value)} (${label})`
      return `${name}: lowest ${say(lowest)}, highest ${say(highest)}, latest ${say(known.at(-1)!)}.`
    })
    .join(' ')
}

/** Whether there is anything to draw. */
export function hasData({ labels, series }: ChartData): boolean {
  return series.some(({ values }) =>
    labels.some((_, index) => typeof values[index] === 'number' && Number.isFinite(values[index])),
  )
}

/** The last place where something is known, or -1. */
export function lastKnown({ labels, series }: ChartData): number {
  return labels.findLastIndex((_, index) => series.some(({ values }) => typeof values[index] === 'number'))
}
