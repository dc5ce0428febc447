import { useCallback, useEffect, useReducer, useRef } from 'react'
import { paceAnswer } from './answer-pace.ts'
import { emptyConversation, reduceConversation } from './conversation-state.ts'
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

/** Holds one conversation over a transport. */
export function useConversation({ transport, delayMs, fresh, onAnswer }: ConversationOptions): Conversation {
  const [state, dispatch] = useReducer(reduceConversation, fresh, emptyConversation)
  const waiting = useRef<AbortController>(undefined)
  /** Of the last question, so that a try after a failure is known as the same. */
  const clientId = useRef('')
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

  async function ask(question: string, values?: Record<string, string>) {
    const signal = takeOver()
    const pace = paceAnswer(delayMs, (draft) => {
      if (!signal.aborted) dispatch({ type: 'wrote', draft })
    })
    try {
      const { message } = await transport.send(question, {
        values,
        onDelta: pace.push,
        onLookingUp: () => {
          if (!signal.aborted) dispatch({ type: 'lookingUp' })
        },
        onLive,
        onNews,
        clientId: clientId.current,
        signal,
      })
      // What a person answers is not made to wait for.
      if (message.role !== 'user') await pace.pause
      if (signal.aborted) return
      dispatch({ type: 'answered', message })
      onAnswer?.()
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', error: toApiError(error), question })
    }
  }

  useEffect(() => {
    if (!fresh) read()
    return () => waiting.current?.abort()
  }, [read, fresh])

  const question = state.failure?.question
  return {
    ...state,
    send(text, values) {
      clientId.current = newClientId()
      dispatch({ type: 'asked', question: text })
      ask(text, values)
    },
    retry() {
      if (question === undefined) return void read()
      dispatch({ type: 'asked' })
      ask(question)
    },
  }
}

/** An id nobody else makes, of characters the server takes. */
function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
