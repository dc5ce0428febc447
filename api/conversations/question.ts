import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { KeptConversation } from './beside-conversation.ts'
import type { Bubble } from './conversation.repository.ts'

/** A question to an agent. */
export interface Question {
  region: Region
  /** The draft or the published copy that answers. */
  agent: Agent
  knowledgeRev: number
  conversationId: string
  /** The conversation it stands in, once it does. @default nothing of it is kept */
  kept?: KeptConversation
  channel: 'widget' | 'test'
  text: string
  /** What was filled in, where it is a form that is sent. @default it is no form */
  values?: Record<string, string> | undefined
  /** The form they fill in with the words it stands under, as far as they are kept. @default unknown */
  form?: Bubble | undefined
  /** Receives what its visitor is asked to fill in under the answer. @default they are asked nothing */
  asks?: Bubble[]
  /** Where it comes from, as far as the configured proxies are believed. */
  address: string
  /** By what mails about its visitor are counted, where the address does not say. @default what the address says */
  sender?: string
  /** What the visitor's browser says of itself. @default unknown */
  userAgent?: string | undefined
  /** The page it is asked on, as the visitor's browser gave it. @default unknown */
  page?: string | undefined
  /** Where the visitor is, where the agent asks for it. @default unknown */
  country?: string | undefined
  /** Receives the answer piece by piece. */
  onDelta(text: string): void
  /** Told when the answer waits for a tool. @default nobody is told */
  onLookingUp?(): void
  /** Told which node of the agent's flow is entered. @default nobody is told */
  onNode?(nodeId: string): void
  /** Nothing of it is kept, and nothing follows it. @default false */
  once?: boolean
  /** Made by the visitor's browser: the same message sent again is kept once. @default every message is another */
  clientId?: string | undefined
  /** Told when the visitor wants a person; true where members can answer, and nothing is said to it. @default nobody can */
  onHandoff?(): Promise<boolean>
  /** False asks without the workspace's functions: whoever tests may not have them called. @default true */
  callsTools?: boolean
  /** Offers functions and notes their calls, of which none is made: a placeholder answers. @default false */
  holdsTools?: boolean
  signal: AbortSignal
}
