import type { ConversationCourse } from '../conversations/conversation-state.ts'
import { handoffDefaults } from './handoff-defaults.ts'

/** What becomes of a conversation by a turn. */
export type Course = Partial<
  Pick<
    ConversationCourse,
    'state' | 'handledBy' | 'assignee' | 'waitingSince' | 'snoozedUntil' | 'askedTeamAt'
  >
>

/** The agent answers, and nobody has it. */
export const withAgent = {
  state: 'open',
  handledBy: 'agent',
  assignee: '',
  waitingSince: null,
} as const satisfies Course

/** Closed, by somebody or by itself, until its visitor writes again: nobody has it, and nobody is waited for or asked, and it is put aside no longer. */
export const closedCourse = {
  ...withAgent,
  state: 'closed',
  askedTeamAt: null,
  snoozedUntil: null,
} as const satisfies Course

/** A member has it, by their address: whoever was waited for or asked is there. */
export function withMember(assignee: string) {
  const member = { state: 'member', handledBy: 'member', assignee } as const
  return { ...member, waitingSince: null, askedTeamAt: null } as const satisfies Course
}

/** What becomes of a conversation whose request is dealt with, or open again, at a moment in Unix seconds. */
export function courseOfRequest({ state }: Pick<ConversationCourse, 'state'>, isOpen: boolean, now: number) {
  // Whom a person has, or nobody any more, asks for none.
  return { askedTeamAt: isOpen && (state === 'open' || state === 'waiting') ? now : null } satisfies Course
}

/**
 * What becomes of a conversation whose member may not answer it any more: a visitor whose last words nobody answered waits
 * for another one, where the agent hands over; any other is the agent's again, and what was only assigned is nobody's.
 * @param now Unix seconds
 */
export function courseWithout(
  { state, lastRole }: Pick<ConversationCourse, 'state' | 'lastRole'>,
  { disableHandoff = handoffDefaults.disableHandoff }: { disableHandoff?: boolean | undefined },
  now: number,
): Course {
  if (state !== 'member') return { assignee: '' }
  if (lastRole !== 'user' || disableHandoff) return withAgent
  return { ...withAgent, state: 'waiting', handledBy: 'member', waitingSince: now }
}
