import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Declared } from './declare-words.ts'

/** What the search knows of something beyond what is written at it. */
export interface About {
  /** Phrases of people who do not know our word for it, separated by commas. */
  also: string
  /** What people type or ask who want it, in their own words, separated by commas; at least three. */
  asks: string
  /** The card it stands in: its declared words, of which the mark is the card's. */
  card?: Declared
  /** The sub-tab it stands in. */
  subTab?: string
  /** The kind of agent that has it. @default both */
  only?: Agent['agentPlatform']
}

/** Something of an agent's pages that is found by typing: a section, a sub-tab, a card or a field. */
export interface Findable {
  /** `overview.lang`; the element carries it as `data-find`. */
  id: string
  label: string
  help?: string
  /** Last part of the address. */
  section: string
  subTab?: string
  /** The card it stands in. */
  card?: { id: string; label: string }
  also: readonly string[]
  /** What people type or ask who want it. */
  asks: readonly string[]
  only?: Agent['agentPlatform']
}
