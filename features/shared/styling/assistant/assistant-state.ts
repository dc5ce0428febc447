import type { CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import type { ReplyParts } from '#mocks/contracts/styling/css-reply.ts'
import { cssPromptLimit } from '#mocks/contracts/styling/css-rules.ts'
import type { SheetChange, StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import type { Verdict } from '../proof/proof.types.ts'
import type { Told } from '../proof/tell-difference.ts'

/** Whether a reply's CSS was tried on the widget; `unknown` when it could not be. */
export type Check = 'none' | 'running' | 'unknown' | Verdict

/** One turn of the conversation on screen. */
export type AssistantTurn =
  | { id: number; from: 'owner'; text: string }
  | {
      id: number
      from: 'assistant'
      /** The reply as it came. */
      text: string
      parts: ReplyParts
      /** The whole sheet it makes, and the one it was written for; null when it writes none. */
      sheets: { before: string; after: string } | null
      /** What it says otherwise, for what is asked next. */
      changes: SheetChange[]
      wishes: StyleWish[]
      unknown: string[]
      /** What the server took out of the CSS, in words. */
      removed: string[]
      check: Check
      /** What shows on the widget; undefined before it was tried, or when it could not be. */
      told: Told | undefined
      /** What of it stands in the editor; null when it never went in or was taken back. */
      inserted: string | null
    }
  | { id: number; from: 'apology'; text: string }

/** A turn of the assistant. */
export type Reply = Extract<AssistantTurn, { from: 'assistant' }>

/** What a reply holds before it is tried. */
export type Written = Pick<Reply, 'text' | 'parts' | 'sheets' | 'changes' | 'wishes' | 'unknown' | 'removed'>

/** The conversation. */
export interface AssistantState {
  turns: AssistantTurn[]
  generating: boolean
}

/** What can happen to it. */
export type AssistantAction =
  | { type: 'asked'; text: string }
  | { type: 'cancelled' }
  | { type: 'failed'; text: string }
  | ({ type: 'replied'; check: 'none' | 'running' } & Written)
  | { type: 'checked'; check: Check; told: Told | undefined; inserted: string | null }
  | { type: 'inserted'; id: number; css: string | null }
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
      const { type: _, ...written } = action
      const reply: Reply = { ...written, id, from: 'assistant', told: undefined, inserted: null }
      return { turns: [...turns, reply], generating: false }
    }
    case 'checked': {
      const { type: _, ...checked } = action
      return { turns: withReply(turns, turns.findLast(isReply)?.id, checked), generating }
    }
    case 'inserted':
      return { turns: withReply(turns, action.id, { inserted: action.css }), generating }
    case 'reset':
      return emptyAssistant
  }
}

/** The conversation as a request carries it: what was really said, ending with the newest question. */
export function messagesOf(turns: readonly AssistantTurn[], question: string): CssMessage[] {
  const said = turns.flatMap((turn): CssMessage[] => {
    if (turn.from === 'apology') return []
    if (turn.from === 'owner') return [{ role: 'user', content: turn.text }]
    return [{ role: 'assistant', content: turn.text, changes: turn.changes }]
  })
  return [...said, { role: 'user', content: question.slice(0, cssPromptLimit) } as const].slice(-most)
}

/** What of a reply may go into the editor. */
export function offerOf({ sheets, check }: Reply): { css: string; repaired: boolean } | undefined {
  if (check === 'running' || !sheets) return undefined
  if (check === 'none' || check === 'unknown' || check.proof.problems.length === 0) {
    return { css: sheets.after, repaired: false }
  }
  return check.repaired && { css: check.repaired.css, repaired: true }
}

function isReply(turn: AssistantTurn): turn is Reply {
  return turn.from === 'assistant'
}

function withReply(
  turns: readonly AssistantTurn[],
  id: number | undefined,
  change: Partial<Reply>,
): AssistantTurn[] {
  return turns.map((turn) => (isReply(turn) && turn.id === id ? { ...turn, ...change } : turn))
}
