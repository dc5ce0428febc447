import { idle, isWithPerson, textOf, withMessage } from './conversation-state.ts'
import type { ConversationState, LiveChange, ShownMessage, TransportMessage } from './widget.types.ts'

// What only a followed conversation needs: it comes with what follows one, and no preview carries it.

/** A message came by itself. What is being answered is shown by its answer. */
export const arrived =
  (message: TransportMessage): LiveChange =>
  (state) => {
    if (state.phase === 'answering' && message.role === 'assistant') return state
    const messages = withMessage(state.messages, message)
    const withPerson = isWithPerson(messages, state.withPerson)
    const isWritten = message.role === 'member' || message.role === 'assistant'
    return settled(state, messages, withPerson, isWritten ? '' : state.typing)
  }

/** It was read anew, which takes the place of what is known of it; what is being sent stays, and its answer is left to whoever waits. */
export const caughtUp =
  (read: TransportMessage[]): LiveChange =>
  (state) => {
    const last = read.at(-1)
    const isAwaited =
      state.phase === 'answering' &&
      last?.role === 'assistant' &&
      !state.messages.some(({ id }) => id === last.id)
    const known = isAwaited ? read.slice(0, -1) : read
    const pending = state.messages.filter((message) =>
      'text' in message ? !isKept(message, known) : last && isAfter(message.id, last.id),
    )
    return settled(
      state,
      [...known, ...pending],
      read.length > 0 && isWithPerson(known, state.withPerson),
      state.typing,
    )
  }

/** A member types, or the agent; '' for nobody any more. */
export const typing =
  (name: string): LiveChange =>
  (state) => ({ ...state, typing: name })

/** A person answers from now on, or none does. */
export const handed =
  (withPerson: boolean): LiveChange =>
  (state) =>
    settled(state, state.messages, withPerson, state.typing)

/** It was removed: nobody is waited for, or there, any more; `line` says so where another says they are. */
export const removed =
  (line: TransportMessage): LiveChange =>
  (state) => {
    const { messages } = state
    return settled(state, isWithPerson(messages, false) ? [...messages, line] : messages, false, '')
  }

/**
 * What is waited for, and what could not be sent, stays so. A question that comes by itself may be under answer: it is
 * no failure that there is none yet.
 */
function settled(
  state: ConversationState,
  messages: ShownMessage[],
  withPerson: boolean,
  typing: string,
): ConversationState {
  const changed = { ...state, messages, withPerson, typing }
  if (state.phase !== 'idle' || typeof state.failure?.error === 'object') return changed
  const { failure } = idle(messages, withPerson)
  return { ...changed, failure: failure?.error === 'unanswered' && !state.failure ? undefined : failure }
}

function isKept(message: ShownMessage, known: readonly ShownMessage[]): boolean {
  return known.some((one) => one.role === message.role && textOf(one) === textOf(message))
}

/** A message of the same conversation that was kept later. */
function isAfter(id: string, last: string): boolean {
  const of = last.slice(0, last.lastIndexOf(':') + 1)
  return of !== '' && id.startsWith(of) && id > last
}
