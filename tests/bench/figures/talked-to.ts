import type { Person } from '../../harness/sign-up.ts'

/** Somebody whose agent was talked to for a year. */
export interface TalkedTo extends Person {
  agentId: string
  /** Conversations of it. */
  conversations: number
}
