import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import { isOfficeHour, nextOfficeHour } from '#mocks/contracts/live/office-hours.ts'
import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { filled } from '../providers/responder/talk/replies.ts'
import { talkWords } from '../providers/responder/talk/talk-words.ts'

/** What of an agent says when its people answer. */
export type Office = Partial<Pick<Agent, 'officeHours' | 'officeTimezone' | 'disableHandoff'>>

/**
 * When people answer again, in a language: the day and time of the office, with its time zone. '' while they answer, and
 * where nobody ever does.
 */
export function backWords(office: Office, language: SpokenLanguage, at: number): string {
  const { officeHours, officeTimezone: timeZone, disableHandoff } = { ...handoffDefaults, ...office }
  if (disableHandoff || isOfficeHour(officeHours, timeZone, at)) return ''
  const next = nextOfficeHour(officeHours, timeZone, at)
  if (next === null) return ''
  const { backToday, backTomorrow, backOn } = talkWords[language].says
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(next).replace(/\s/g, ' ')
  const days = dayOf(next, timeZone) - dayOf(at, timeZone)
  const words = days === 0 ? backToday : days === 1 ? backTomorrow : backOn
  // The day a week from now has today's name.
  const date = days < 7 ? {} : ({ day: 'numeric', month: 'long' } as const)
  return words
    .replace('{day}', () => said({ weekday: 'long', ...date }))
    .replace('{time}', () => said({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }))
}

/** What is said where nothing more is passed on for some milliseconds, with when to try again. */
export function notPassedOn(language: SpokenLanguage, forMs: number): string {
  const minutes = Math.max(1, Math.ceil(forMs / 60_000))
  const when = new Intl.RelativeTimeFormat(language).format(minutes, 'minute').replace(/\s/g, ' ')
  return filled(talkWords[language].says.notPassedOn, 'value', when)
}

/** The day in a time zone, counted from one to the next. */
function dayOf(at: number, timeZone: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
  return Date.parse(day) / 86_400_000
}
