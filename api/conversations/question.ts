import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** A question to an agent. */
export interface Question {
  region: Region
  /** The draft or the published copy that answers. */
  agent: Agent
  knowledgeRev: number
  conversationId: string
  channel: 'widget' | 'test'
  text: string
  /** Where it comes from, as far as the configured proxies are believed. */
  address: string
  /** Receives the answer piece by piece. */
  onDelta(text: string): void
  signal: AbortSignal
}
