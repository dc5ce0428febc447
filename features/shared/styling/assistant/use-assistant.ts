import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import type { CssAnswer, CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import { partsOfReply } from '#mocks/contracts/styling/css-reply.ts'
import { cssApology, cssFailure } from '#mocks/contracts/styling/css-rules.ts'
import type { OfferedLook } from '#mocks/contracts/styling/offered-looks.ts'
import { applyPatch } from '#mocks/contracts/styling/style-wish.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { Verdict } from '../proof/proof.types.ts'
import type { Proving } from '../proof/use-prover.ts'
import {
  type AssistantTurn,
  emptyAssistant,
  messagesOf,
  offerOf,
  type Reply,
  reduceAssistant,
  type Written,
} from './assistant-state.ts'
import { changesOfLook, withLook } from './with-look.ts'

/** What is asked: the conversation, ending with the question, and what the editor holds. */
export interface CssQuestion {
  messages: CssMessage[]
  currentCSS: string
  signal: AbortSignal
}

/** What the assistant works on. */
interface AssistantOptions {
  /** Has CSS written. */
  ask: (question: CssQuestion) => Promise<CssAnswer>
  /** The mode what is styled wears. */
  mode: ThemeType
  /** What the editor holds now. */
  css: string
  /** Puts CSS in place of what the editor holds. */
  onInsert: (css: string) => void
  proving: Proving
}

/** The styling assistant's conversation and what can be done with it. */
export interface Assistant {
  turns: AssistantTurn[]
  generating: boolean
  send: (text: string) => void
  /** Stops waiting; answers with what was asked. */
  cancel: () => string
  reset: () => void
  /** Puts what a reply offers into the editor. */
  insert: (reply: Reply) => void
  /** Whether the editor holds just what a reply put there. */
  isStanding: (reply: Reply) => boolean
  /** Puts back what the editor held before a reply. */
  undo: (reply: Reply) => void
  /** Wears a ready-made look. */
  wear: (look: OfferedLook) => void
  /** What the editor holds now. */
  css: string
}

/** Talks with the styling assistant; CSS goes into the editor by itself only if it breaks nothing. */
export function useAssistant(options: AssistantOptions): Assistant {
  const { ask, mode, css, onInsert } = options
  const { prove, tell } = options.proving
  const [state, dispatch] = useReducer(reduceAssistant, emptyAssistant)
  const { notify } = useToast()
  const waiting = useRef<{ controller: AbortController; question: string }>(undefined)
  const latest = useRef(css)

  useEffect(() => {
    latest.current = css
  }, [css])
  useEffect(() => () => waiting.current?.controller.abort(), [])

  async function answer(question: string, signal: AbortSignal) {
    const before = css
    const { success, response, error, patch, ...written } = await ask({
      signal,
      messages: messagesOf(state.turns, question),
      currentCSS: before,
    })
    if (signal.aborted) return
    if (!success) return fail(response, error)
    const parts = partsOfReply(response)
    const sheets = patch && parts.css ? { before, after: applyPatch(before, patch) } : null
    await tryOut({ ...written, text: response, parts, sheets }, signal)
  }

  /** Shows what was written, tries it, and inserts what breaks nothing and shows something. */
  async function tryOut(written: Written, signal: AbortSignal) {
    const { sheets, wishes } = written
    dispatch({ ...written, type: 'replied', check: sheets ? 'running' : 'none' })
    if (!sheets) {
      return notify({
        kind: 'info',
        title: 'Generated response but no CSS code found. Please check the chat for the response.',
        duration: 5000,
      })
    }
    const verdict = await prove(sheets.after)
    const kept = verdict && insertable(sheets.after, verdict, mode)
    const told = await tell(sheets.before, kept ?? sheets.after, wishes, mode)
    if (signal.aborted) return
    const ready = latest.current === sheets.before ? kept : undefined
    dispatch({ type: 'checked', check: verdict ?? 'unknown', told, inserted: ready ?? null })
    if (ready === undefined) return
    onInsert(ready)
    notify({ kind: 'success', title: 'CSS generated and inserted successfully!' })
  }

  function begin(question: string): AbortSignal {
    const controller = new AbortController()
    waiting.current = { controller, question }
    dispatch({ type: 'asked', text: question })
    return controller.signal
  }

  function fail(apology: string, reason: string | null) {
    dispatch({ type: 'failed', text: apology || cssApology })
    notify({ kind: 'failure', title: reason ?? cssFailure })
  }

  return {
    ...state,
    css,
    send(text) {
      const question = text.trim()
      if (!question || state.generating) return
      const signal = begin(question)
      answer(question, signal).catch((error: unknown) => {
        if (signal.aborted) return
        const why = error instanceof ApiError ? error.message : 'Something went wrong on our side.'
        fail(`${cssApology} ${why}`, null)
      })
    },
    cancel() {
      waiting.current?.controller.abort()
      dispatch({ type: 'cancelled' })
      return waiting.current?.question ?? ''
    },
    reset() {
      waiting.current?.controller.abort()
      dispatch({ type: 'reset' })
      notify({ kind: 'info', title: 'Chat conversation reset!' })
    },
    wear(look) {
      if (state.generating) return
      const signal = begin(`${look.name} look`)
      const after = withLook(css, look)
      const parts = { words: '', hasBlock: true, css: look.css }
      const changes = changesOfLook(css, look)
      const written = {
        text: '',
        parts,
        sheets: { before: css, after },
        changes,
        wishes: [],
        unknown: [],
        removed: [],
      }
      void tryOut(written, signal)
    },
    isStanding: ({ inserted }) => inserted !== null && inserted === css,
    undo(reply) {
      if (!reply.sheets) return
      onInsert(reply.sheets.before)
      dispatch({ type: 'inserted', id: reply.id, css: null })
    },
    insert(reply) {
      const offer = offerOf(reply)
      if (!offer?.css) return notify({ kind: 'failure', title: 'No CSS code found in this message' })
      onInsert(offer.css)
      dispatch({ type: 'inserted', id: reply.id, css: offer.css })
      notify({ kind: 'success', title: 'CSS inserted manually!' })
    },
  }
}

/**
 * What may go into the editor without asking: CSS that breaks nothing. Where it breaks something only in the mode
 * the agent does not wear, its repaired version, which looks as asked for in the agent's own.
 */
function insertable(css: string, { proof, repaired }: Verdict, mode: ThemeType): string | undefined {
  if (proof.problems.length === 0) return css
  return proof.problems.every((problem) => problem.mode !== mode) ? repaired?.css : undefined
}
