import type { Answer } from '#mocks/contracts/conversations/message.schema.ts'
import type { Transport, TransportMessage } from './widget.types.ts'

/** How a story's transport behaves. */
export interface Script {
  /** Messages from before. @default [] */
  earlier?: TransportMessage[]
  /** Pieces of text before the answer. @default [] */
  deltas?: string[]
  /** The answer waits for a tool after them. @default false */
  lookingUp?: boolean
  /** One outcome per question, the last one for all that follow; without any, the answer never comes. */
  outcomes?: (Pick<Answer, 'message'> | Error)[]
  /** Makes reading the earlier messages fail. */
  historyError?: Error
  /** The earlier messages are read once this is so. @default at once */
  readAfter?: () => Promise<unknown>
  /** Told of each question that is sent. */
  onSend?: (text: string) => void
}

/** A transport that follows a script, for stories. */
export function storyTransport({
  earlier = [],
  deltas = [],
  lookingUp = false,
  outcomes = [],
  historyError,
  readAfter,
  onSend,
}: Script = {}): Transport {
  const left = [...outcomes]
  return {
    async send(text, { onDelta, onLookingUp }) {
      onSend?.(text)
      for (const delta of deltas) onDelta(delta)
      if (lookingUp) onLookingUp?.()
      const outcome = left.length > 1 ? left.shift() : left[0]
      if (!outcome) return new Promise(() => {})
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    async history() {
      await readAfter?.()
      if (historyError) throw historyError
      return earlier
    },
  }
}
