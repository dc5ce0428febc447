import { useMemo } from 'react'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { thresholdTone } from '#ui/progress-bar/threshold-tone.ts'
import { Chart, type ChartProps } from './chart.tsx'
import { runningTotal } from './running-total.ts'

export interface UsageChartProps extends Omit<ChartProps, 'series'> {
  /** Used in each step, such as a day; `null` for those to come. */
  values: readonly (number | null)[]
  /** What there is to use up. */
  limit: number
  /** Name of the sum, in the table. @default 'Used so far' */
  usedLabel?: string
  /** Words of the bar under it. @default (used, limit) => `${used} of ${limit}` */
  usedText?: (used: string, limit: string) => string
}

/** How fast something is used up: its sum over time against the limit; warning above 50%, danger above 80%. */
export function UsageChart({
  values,
  limit,
  usedLabel = 'Used so far',
  usedText = (used, of) => `${used} of ${of}`,
  ...rest
}: UsageChartProps) {
  const totals = useMemo(() => runningTotal(values), [values])
  const used = totals.findLast((total) => total !== null) ?? 0
  const tone = thresholdTone(used, limit)
  const format = rest.format ?? String
  return (
    <div className="vg-usage-chart">
      <Chart
        {...rest}
        kind="line"
        series={[{ name: usedLabel, values: totals }]}
        limit={limit}
        tone={tone === 'warning' || tone === 'danger' ? tone : undefined}
      />
      {!rest.loading && (
        <ProgressBar
          label={rest.label}
          hideLabel
          value={Math.min(used, limit)}
          max={limit > 0 ? limit : 1}
          valueText={usedText(format(used), format(limit))}
          tone={tone}
        />
      )}
    </div>
  )
}
