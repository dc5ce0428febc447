import { useQuery } from '@tanstack/react-query'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { choiceValue, textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import {
  dayNumber,
  daysOfMonth,
  dayText,
  monthOf,
  readRange,
} from '#mocks/contracts/analytics/figure-range.ts'
import { dayIn } from '#mocks/contracts/analytics/figure-zone.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { agentQuery } from './agent.queries.ts'

/** Ranges that are offered. */
export const rangeChoices = ['28', 'today', '7', '90', 'year', 'own'] as const
export type RangeChoice = (typeof rangeChoices)[number]

/** What each is called. */
export const rangeLabels: Record<RangeChoice, string> = {
  today: 'Today',
  '7': 'Last 7 days',
  '28': 'Last 28 days',
  '90': 'Last 90 days',
  year: 'Last 12 months',
  own: 'Own range',
}

const days: Partial<Record<RangeChoice, number>> = { today: 1, '7': 7, '28': 28, '90': 90 }
const monthsOfYear = 12

/** The days an agent's figures are told of, kept in the address. They are those of its office hours' time zone. */
export function useFigureRange({ region, agentId }: { region: Region; agentId: string }) {
  const now = useNow()
  const agent = useQuery(agentQuery(region, agentId))
  const timezone = agent.data?.officeTimezone ?? handoffDefaults.officeTimezone
  const [choice, setChoice] = useUrlState('range', choiceValue(rangeChoices), { resets: ['from', 'to'] })
  const [from, setFrom] = useUrlState('from', textValue)
  const [to, setTo] = useUrlState('to', textValue)
  const today = dayIn(timezone, now() / 1000)
  const own = { from: from || dayText(today - 27), to: to || dayText(today) }
  const refusal = readRange(own)
  const problems = 'status' in refusal ? (refusal.fields ?? {}) : {}
  const range = choice === 'own' ? own : { from: dayText(firstDay(choice, today)), to: dayText(today) }
  return {
    choice,
    setChoice,
    own,
    setFrom,
    setTo,
    /** What is wrong with one's own range, by its end. */
    problems,
    /** As the server is asked; null while one's own range is none, or today is not known yet. */
    range: agent.isPending || (choice === 'own' && 'status' in refusal) ? null : range,
  }
}

export type FigureRange = ReturnType<typeof useFigureRange>

/** A year is whole months, so that it is read as fast as a week. */
function firstDay(choice: RangeChoice, today: number): number {
  const length = days[choice]
  if (length !== undefined) return today - length + 1
  let month = monthOf(today)
  for (let back = 1; back < monthsOfYear; back += 1) month = monthOf(daysOfMonth(month).first - 1)
  return dayNumber(`${month}-01`) ?? today
}
