import type { AutomationFields, Schedule } from './automation.schema.ts'

const dayMs = 24 * 60 * 60 * 1000
const periodMs: Record<Schedule, number | null> = { manual: null, daily: dayMs, weekly: 7 * dayMs }

/** When a crawler runs next by itself, in Unix milliseconds; null for never. `from` is the run before, or its making. */
export function nextRun(
  { schedule, enabled }: Pick<AutomationFields, 'schedule' | 'enabled'>,
  from: number,
): number | null {
  const period = periodMs[schedule]
  return enabled && period !== null ? from + period : null
}
