import { useNow } from '#features/shared/clock/clock-context.ts'
import { choiceValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { LibraryFilter } from './library-filter.tsx'

const days = { '1': 1, '7': 7, '30': 30 } as const
const periods = ['all', '1', '7', '30'] as const
const daySeconds = 86_400

/** How far back a list goes, kept in the address. */
export function usePeriod() {
  const now = useNow()
  const [period, setPeriod] = useUrlState('period', choiceValue(periods))
  // Whole minutes, so that drawing again asks for the same list.
  const minute = Math.floor(now() / 60_000) * 60
  return {
    period,
    setPeriod,
    /** Unix seconds; undefined for everything there is. */
    since: period === 'all' ? undefined : minute - days[period] * daySeconds,
  }
}

interface PeriodChoiceProps extends Pick<ReturnType<typeof usePeriod>, 'period' | 'setPeriod'> {
  /** What no limit is called. @default 'All time' */
  allLabel?: string
}

/** Chooses how far back a list goes. */
export function PeriodChoice({ period, setPeriod, allLabel = 'All time' }: PeriodChoiceProps) {
  return (
    <LibraryFilter
      label="Period"
      value={period}
      onValueChange={(next) => setPeriod(next)}
      options={[
        { value: 'all', label: allLabel },
        { value: '1', label: 'Last 24 hours' },
        { value: '7', label: 'Last 7 days' },
        { value: '30', label: 'Last 30 days' },
      ]}
    />
  )
}
