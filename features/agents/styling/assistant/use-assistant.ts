import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { bucketOf, type Region } from '#mocks/contracts/shared/region.ts'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import { partsOfReply } from '#mocks/contracts/styling/css-reply.ts'
import { cssApology, cssFailure } from '#mocks/contracts/styling/css-rules.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { Verdict } from '../proof/proof.types.ts'
import type { Prove } from '../proof/use-prover.ts'
import {
  emptyAssistant,
  messagesOf,
  offerOf,
  type Reply,
  reduceAssistant,
  type Turn,
} from './assistant-state.ts'

/** What the assistant works on. */
interface AssistantOptions {
  region: Region
  agentId: string
  /** The workspace the agent belongs to. */
  workspaceId: string
  /** The agent's own mode. */
  mode: ThemeType
  /** What the editor holds now. */
  css: string
  /** Puts CSS in place of what the editor holds. */
  onInsert: (css: string) => void
  prove: Prove
}

/** The styling assistant's conversation and what can be done with it. */
export interface Assistant {
  turns: Turn[]
  generating: boolean
  send: (text: string) => void
  /** Stops waiting; answers with what was asked. */
  cancel: () => string
  reset: () => void
  /** Puts what a reply offers into the editor. */
  insert: (reply: Reply) => void
}

/** Talks with the styling assistant; CSS goes into the editor by itself only if it breaks nothing. */
export function useAssistant(options: AssistantOptions): Assistant {
  const { region, agentId, workspaceId, mode, css, onInsert, prove } = options
  const [state, dispatch] = useReducer(reduceAssistant, emptyAssistant)
  const { notify } = useToast()
  const waiting = useRef<{ controller: AbortController; question: string }>(undefined)
  const latest = useRef(css)

  useEffect(() => {
    latest.current = css
  }, [css])
  useEffect(() => () => waiting.current?.controller.abort(), [])

  async function answer(question: string, signal: AbortSignal) {
    const asked = css
    const { success, response, error, removed } = await call(createCss, {
      signal,
      body: {
        messages: messagesOf(state.turns, question),
        currentCSS: asked,
        userData: { uid: workspaceId },
        agentID: agentId,
        bucket: bucketOf(region),
      },
    })
    if (signal.aborted) return
    if (!success) return fail(response, error)
    const parts = partsOfReply(response)
    const written = parts.css
    dispatch({ type: 'replied', text: response, parts, removed, check: written ? 'running' : 'none' })
    if (!written) {
      return notify({
        kind: 'info',
        title: 'Generated response but no CSS code found. Please check the chat for the response.',
        duration: 5000,
      })
    }
    const verdict = await prove(written)
    if (signal.aborted) return
    const ready = verdict && latest.current === asked ? insertable(written, verdict, mode) : undefined
    dispatch({ type: 'checked', check: verdict ?? 'unknown', inserted: ready !== undefined })
    if (ready === undefined) return
    onInsert(ready)
    notify({ kind: 'success', title: 'CSS generated and inserted successfully!' })
  }

  function fail(apology: string, reason: string | null) {
    dispatch({ type: 'failed', text: apology || cssApology })
    notify({ kind: 'failure', title: reason ?? cssFailure })
  }

  return {
    ...state,
    send(text) {
      const question = text.trim()
      if (!question || state.generating) return
      const controller = new AbortController()
      waiting.current = { controller, question }
      dispatch({ type: 'asked', text: question })
      answer(question, controller.signal).catch((error: unknown) => {
        if (controller.signal.aborted) return
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
    insert(reply) {
      const offer = offerOf(reply)
      if (!offer?.css) return notify({ kind: 'failure', title: 'No CSS code found in this message' })
      onInsert(offer.css)
      dispatch({ type: 'inserted', id: reply.id })
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
