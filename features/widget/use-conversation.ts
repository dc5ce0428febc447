import { useCallback, useEffect, useReducer, useRef } from 'react'
import { paceAnswer } from './answer-pace.ts'
import { emptyConversation, isUnsent, reduceConversation } from './conversation-state.ts'
import { toApiError } from './to-api-error.ts'
import type { ConversationState, LiveChange, Transport } from './widget.types.ts'

/** What `useConversation` works with. */
export interface ConversationOptions {
  /** A new one starts a new conversation. */
  transport: Transport
  /** Pause before an answer appears, in milliseconds. */
  delayMs: number
  /** True when there are no earlier messages to read. */
  fresh: boolean
  /** Told about every finished answer. */
  onAnswer: (() => void) | undefined
}

/** A conversation and what can be done with it. */
export interface Conversation extends ConversationState {
  /** Asks a question, or sends a form. */
  send(text: string, values?: Record<string, string>): void
  /** Repeats what failed: the last question, or reading the earlier messages. */
  retry(): void
}

/** A question as it goes out. */
interface Asked {
  text: string
  values: Record<string, string> | undefined
  /** A try after a failure is known by it as the same. */
  clientId: string
}

/** Holds one conversation over a transport. */
export function useConversation({ transport, delayMs, fresh, onAnswer }: ConversationOptions): Conversation {
  const [state, dispatch] = useReducer(reduceConversation, fresh, emptyConversation)
  const waiting = useRef<AbortController>(undefined)
  /** What has no answer because something failed, oldest first; more than one where the network was away. */
  const failed = useRef<Asked[]>([])
  const { current: onLive } = useRef((change: LiveChange) => dispatch({ type: 'live', change }))

  const told = useRef(onAnswer)
  told.current = onAnswer
  const { current: onNews } = useRef(() => told.current?.())

  /** Ends whatever was waited for and hands out the right to wait for something new. */
  const takeOver = useCallback(() => {
    waiting.current?.abort()
    waiting.current = new AbortController()
    return waiting.current.signal
  }, [])

  const read = useCallback(async () => {
    const signal = takeOver()
    dispatch({ type: 'reading' })
    try {
      const messages = await transport.history({ onLive, onNews })
      if (!signal.aborted) dispatch({ type: 'read', messages })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', error: toApiError(error) })
    }
  }, [transport, takeOver, onLive, onNews])

  /** Asks one after the other, as far as it goes. */
  async function askAll(questions: Asked[]) {
    failed.current = []
    const signal = takeOver()
    for (const [at, question] of questions.entries()) {
      if (at > 0) dispatch({ type: 'asked' })
      if (await ask(question, signal)) continue
      if (!signal.aborted) failed.current = questions.slice(at)
      return
    }
  }

  /** False where it was not answered. */
  async function ask({ text, values, clientId }: Asked, signal: AbortSignal): Promise<boolean> {
    const pace = paceAnswer(delayMs, (draft) => {
      if (!signal.aborted) dispatch({ type: 'wrote', draft })
    })
    try {
      const { message } = await transport.send(text, {
        values,
        onDelta: pace.push,
        onLookingUp: () => {
          if (!signal.aborted) dispatch({ type: 'lookingUp' })
        },
        onLive,
        onNews,
        clientId,
        signal,
      })
      // What a person answers is not made to wait for.
      if (message.role !== 'user') await pace.pause
      if (signal.aborted) return false
      dispatch({ type: 'answered', message })
      onAnswer?.()
      return true
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', error: toApiError(error), question: text })
      return false
    }
  }

  useEffect(() => {
    if (!fresh) read()
    return () => {
      waiting.current?.abort()
      transport.leave?.()
    }
  }, [read, fresh, transport])

  const { failure } = state
  return {
    ...state,
    send(text, values) {
      const unsent = failure && isUnsent(failure) ? failed.current : []
      dispatch({ type: 'asked', question: text })
      void askAll([...unsent, { text, values, clientId: newClientId() }])
    },
    retry() {
      if (failure?.question === undefined) return void read()
      dispatch({ type: 'asked' })
      const before = { text: failure.question, values: undefined, clientId: '' }
      void askAll(failed.current.length > 0 ? failed.current : [before])
    },
  }
}

/** An id nobody else makes, of characters the server takes. */
function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
