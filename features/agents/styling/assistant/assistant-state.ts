import type { CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import type { ReplyParts } from '#mocks/contracts/styling/css-reply.ts'
import { cssPromptLimit } from '#mocks/contracts/styling/css-rules.ts'
import type { Verdict } from '../proof/proof.types.ts'

/** Whether a reply's CSS was tried on the widget; `unknown` when it could not be. */
export type Check = 'none' | 'running' | 'unknown' | Verdict

/** One turn of the conversation on screen. */
export type Turn =
  | { id: number; from: 'owner'; text: string }
  | {
      id: number
      from: 'assistant'
      /** The reply as it came. */
      text: string
      parts: ReplyParts
      /** What the server took out of the CSS, in words. */
      removed: string[]
      check: Check
      /** It went into the editor. */
      inserted: boolean
    }
  | { id: number; from: 'apology'; text: string }

/** A turn of the assistant. */
export type Reply = Extract<Turn, { from: 'assistant' }>

/** The conversation. */
export interface AssistantState {
  turns: Turn[]
  generating: boolean
}

/** What can happen to it. */
export type AssistantAction =
  | { type: 'asked'; text: string }
  | { type: 'cancelled' }
  | { type: 'failed'; text: string }
  | { type: 'replied'; text: string; parts: ReplyParts; removed: string[]; check: 'none' | 'running' }
  | { type: 'checked'; check: Check; inserted: boolean }
  | { type: 'inserted'; id: number }
  | { type: 'reset' }

/** Most turns a request may carry; the contract's. */
const most = 40

export const emptyAssistant: AssistantState = { turns: [], generating: false }

/** The conversation after an action. */
export function reduceAssistant(
  { turns, generating }: AssistantState,
  action: AssistantAction,
): AssistantState {
  const id = (turns.at(-1)?.id ?? 0) + 1
  switch (action.type) {
    case 'asked':
      return { turns: [...turns, { id, from: 'owner', text: action.text }], generating: true }
    case 'cancelled':
      return { turns: turns.slice(0, -1), generating: false }
    case 'failed':
      return { turns: [...turns, { id, from: 'apology', text: action.text }], generating: false }
    case 'replied': {
      const { text, parts, removed, check } = action
      const reply: Reply = { id, from: 'assistant', text, parts, removed, check, inserted: false }
      return { turns: [...turns, reply], generating: false }
    }
    case 'checked': {
      const { check, inserted } = action
      return { turns: withReply(turns, turns.findLast(isReply)?.id, { check, inserted }), generating }
    }
    case 'inserted':
      return { turns: withReply(turns, action.id, { inserted: true }), generating }
    case 'reset':
      return emptyAssistant
  }
}

/** The conversation as a request carries it: what was really said, ending with the newest question. */
export function messagesOf(turns: readonly Turn[], question: string): CssMessage[] {
  const said = turns.flatMap((turn): CssMessage[] => {
    if (turn.from === 'apology') return []
    return [{ role: turn.from === 'owner' ? 'user' : 'assistant', content: turn.text }]
  })
  return [...said, { role: 'user', content: question.slice(0, cssPromptLimit) } as const].slice(-most)
}

/** What of a reply may go into the editor. */
export function offerOf({ parts, check }: Reply): { css: string; repaired: boolean } | undefined {
  if (check === 'running') return undefined
  if (check === 'none' || check === 'unknown' || check.proof.problems.length === 0) {
    return { css: parts.css, repaired: false }
  }
  return check.repaired && { css: check.repaired.css, repaired: true }
}

function isReply(turn: Turn): turn is Reply {
  return turn.from === 'assistant'
}

function withReply(turns: readonly Turn[], id: number | undefined, change: Partial<Reply>): Turn[] {
  return turns.map((turn) => (isReply(turn) && turn.id === id ? { ...turn, ...change } : turn))
}
