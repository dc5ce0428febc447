import type { Part } from '#mocks/contracts/conversations/parts.ts'

/** Says something as the visitor; `values` are what they filled in. */
export type OnSay = (text: string, values?: Record<string, string>) => void

export interface PartsProps {
  parts: readonly Part[]
  /** Language of the agent's answers, BCP 47. */
  lang: string
  /** Absent when nothing can be pressed or sent any more; links always can. */
  onSay?: OnSay | undefined
  /** What was said to them. */
  reply?: string | undefined
}
