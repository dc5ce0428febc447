import type { AgentCreation } from './agents/agent-creation.ts'
import type { AnswerQuestion } from './conversations/answer-question.ts'
import type { PublishedAgents } from './embed/published-agents.ts'
import type { VisitorTokens } from './embed/visitor-tokens.ts'
import type { LiveRhythm } from './live/live-rhythm.ts'
import type { Removals } from './removals.ts'
import type { KeyService } from './session/key.service.ts'
import type { SessionService } from './session/session.service.ts'
import type { VoiceCalls } from './voice/voice-calls.ts'

/** What several areas share within one app. */
export interface Services {
  sessions: SessionService
  keys: KeyService
  visitors: VisitorTokens
  published: PublishedAgents
  creation: AgentCreation
  removals: Removals
  answerQuestion: AnswerQuestion
  /** How streams of what happens are looked after. */
  liveRhythm: LiveRhythm
  /** Counts sounds that providers of voices are asked for. */
  voiceCalls: VoiceCalls
}
