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

/** Questions wait so long for the earlier messages, in milliseconds. */
const readMs = 3000

/** Holds one conversation over a transport. */
export function useConversation({ transport, delayMs, fresh, onAnswer }: ConversationOptions): Conversation {
  const [state, dispatch] = useReducer(reduceConversation, fresh, emptyConversation)
  /** There while earlier messages are still to be read; aborted when nobody waits for them: they are read anew, or not shown. */
  const reading = useRef<AbortController>(undefined)
  /** Aborted when nobody waits for answers any more. */
  const over = useRef<AbortController>(undefined)
  /** One after the other: what is asked meanwhile waits a moment for the earlier messages. */
  const turn = useRef<Promise<void>>(Promise.resolve())
  /** What has no answer because something failed, oldest first; more than one where the network was away. */
  const failed = useRef<Asked[]>([])
  const { current: onLive } = useRef((change: LiveChange) => dispatch({ type: 'live', change }))

  const told = useRef(onAnswer)
  told.current = onAnswer
  const { current: onNews } = useRef(() => told.current?.())

  const { current: inTurn } = useRef((task: () => Promise<void>) => {
    turn.current = turn.current.then(task)
  })

  /** Reads the earlier messages when it is their turn; one that hangs gives it up. */
  const read = useCallback(() => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const load = async () => {
      if (signal.aborted) return
      try {
        const messages = await transport.history({ onLive, onNews })
        if (signal.aborted) return
        reading.current = undefined
        dispatch({ type: 'read', messages })
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', error: toApiError(error) })
      }
    }
    inTurn(() => Promise.race([load(), new Promise<void>((resolve) => setTimeout(resolve, readMs))]))
  }, [transport, inTurn, onLive, onNews])

  const readAnew = useCallback(() => {
    dispatch({ type: 'reading' })
    read()
  }, [read])

  /** Asks one after the other, as far as it goes. */
  async function askAll(questions: Asked[]) {
    failed.current = []
    // A read that takes longer would not know of what is asked now.
    reading.current?.abort()
    const { signal } = over.current!
    for (const [at, question] of questions.entries()) {
      if (at > 0) dispatch({ type: 'asked' })
      if (await ask(question, signal)) continue
      if (!signal.aborted) failed.current = questions.slice(at)
      return
    }
    if (reading.current) read()
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
    over.current = new AbortController()
    return () => over.current?.abort()
  }, [])

  useEffect(() => {
    if (!fresh) readAnew()
    return () => {
      reading.current?.abort()
      transport.leave?.()
    }
  }, [readAnew, fresh, transport])

  const { failure } = state
  return {
    ...state,
    send(text, values) {
      const unsent = failure && isUnsent(failure) ? failed.current : []
      dispatch({ type: 'asked', question: text })
      const questions = [...unsent, { text, values, clientId: newClientId() }]
      inTurn(() => askAll(questions))
    },
    retry() {
      if (failure?.question === undefined) return readAnew()
      dispatch({ type: 'asked' })
      const before = { text: failure.question, values: undefined, clientId: '' }
      const questions = failed.current.length > 0 ? failed.current : [before]
      inTurn(() => askAll(questions))
    },
  }
}

/** An id nobody else makes, of characters the server takes. */
function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
