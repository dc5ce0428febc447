import type { CourseChange } from '#mocks/contracts/inbox/course-change.ts'
import type { Canned, InboxSettings, Macro } from '#mocks/contracts/inbox/settings.schema.ts'
import { snoozeEnd } from './snooze-choices.ts'

/** What a macro changes when it is pressed now, in Unix seconds. */
export function macroChange({ change, snooze }: Macro, now: number): CourseChange {
  return snooze ? { ...change, snoozedUntil: snoozeEnd(snooze, now) } : change
}

/** The reply a macro sends first; undefined where it sends none. */
export function macroReply(
  { cannedId }: Macro,
  { canned }: Pick<InboxSettings, 'canned'>,
): Canned | undefined {
  return canned.find(({ ID }) => ID === cannedId)
}

/** Why a macro cannot send its reply; undefined where it can, or sends none. */
export function whyNoReply(
  macro: Macro,
  settings: Pick<InboxSettings, 'canned' | 'enableCannedResponses'>,
  isMine: boolean,
): string | undefined {
  if (macro.cannedId === undefined) return undefined
  if (!settings.enableCannedResponses) return 'It sends a reply, and canned responses are turned off.'
  if (!macroReply(macro, settings)) return 'The reply it sends is not there any more.'
  return isMine ? undefined : 'It sends a reply: take the conversation over first.'
}
