import type { ConversationCourse } from '../conversations/conversation-state.ts'

/** What becomes of a conversation by a turn. */
export type Course = Partial<
  Pick<ConversationCourse, 'state' | 'handledBy' | 'assignee' | 'waitingSince' | 'snoozedUntil'>
>

/** The agent answers, and nobody has it. */
export const withAgent = {
  state: 'open',
  handledBy: 'agent',
  assignee: '',
  waitingSince: null,
} as const satisfies Course

/** Closed, by somebody or by itself, until its visitor writes again: nobody has it, and nobody is waited for. */
export const closedCourse = { ...withAgent, state: 'closed' } as const satisfies Course
