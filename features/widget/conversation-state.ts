import type { ApiError } from '#features/shared/api-error.ts'
import type {
  ConversationFailure,
  ConversationState,
  LiveChange,
  ShownMessage,
  TransportMessage,
} from './widget.types.ts'

/** What can happen to a conversation. */
export type ConversationAction =
  | { type: 'reading' }
  | { type: 'read'; messages: TransportMessage[] }
  | { type: 'asked'; question?: string }
  | { type: 'wrote'; draft: string }
  | { type: 'lookingUp' }
  | { type: 'answered'; message: TransportMessage }
  | { type: 'failed'; error: ApiError; question?: string }
  | { type: 'live'; change: LiveChange }

/** A conversation with no messages; unless it is `fresh`, its earlier ones are still to be read. */
export function emptyConversation(fresh: boolean): ConversationState {
  const phase = fresh ? 'idle' : 'reading'
  return {
    phase,
    messages: [],
    draft: '',
    lookingUp: false,
    failure: undefined,
    withPerson: false,
    typing: '',
  }
}

/** The conversation after an action; `asked` without a question repeats the last one. */
export function reduceConversation(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case 'reading':
      return isPending(state) ? state : emptyConversation(false)
    case 'read':
      return read(state, action.messages)
    case 'asked':
      return {
        ...state,
        phase: 'answering',
        messages: withQuestion(state, action.question),
        draft: '',
        lookingUp: false,
        failure: undefined,
      }
    case 'wrote':
      return { ...state, draft: action.draft, lookingUp: false }
    case 'lookingUp':
      return { ...state, lookingUp: true }
    case 'answered':
      return answered(state, action.message)
    case 'failed':
      // What could not be read is read after the answer.
      if (action.question === undefined && isPending(state)) return state
      return {
        ...state,
        phase: 'idle',
        messages: withDraft(state),
        draft: '',
        lookingUp: false,
        failure: { error: action.error, question: action.question },
      }
    case 'live':
      return action.change(state)
  }
}

/** Something the visitor said is on its way, or waits for the network. */
function isPending({ phase, failure }: ConversationState): boolean {
  return phase === 'answering' || (failure !== undefined && isUnsent(failure))
}

/** What is pending stands after what was said before, and what was said meanwhile stays where it was not read. */
function read(state: ConversationState, messages: TransportMessage[]): ConversationState {
  const pending = isPending(state)
  const asked = state.messages.findLastIndex((message) => message.role !== 'user' || !('text' in message)) + 1
  const all = [
    ...messages,
    ...state.messages.filter((message, at) => (pending && at >= asked) || !isKept(message, messages)),
  ]
  const withPerson = isWithPerson(messages, false)
  return pending ? { ...state, messages: all, withPerson } : idle(all, withPerson)
}

function isKept(message: ShownMessage, known: TransportMessage[]): boolean {
  return known.some(
    (one) =>
      one.id === message.id ||
      ('text' in message && one.role === message.role && textOf(one) === message.text),
  )
}

/** The answer, or the question as it is kept where a person answers it. */
function answered(state: ConversationState, message: TransportMessage): ConversationState {
  const messages = withMessage(state.messages, message)
  const withPerson = message.role === 'user' || isWithPerson(messages, state.withPerson)
  return { ...idle(messages, withPerson), typing: state.typing }
}

/** Each message once: one that is known is replaced, and a question as it was typed by the same as it is kept. */
export function withMessage(messages: ShownMessage[], message: TransportMessage): ShownMessage[] {
  const at = messages.findIndex(
    (known) =>
      known.id === message.id ||
      (message.role === 'user' && 'text' in known && known.role === 'user' && known.text === textOf(message)),
  )
  return at < 0 ? [...messages, message] : messages.with(at, message)
}

/** Whether a question never left, as far as is known here: there was no network. */
export function isUnsent({ error, question }: ConversationFailure): boolean {
  return question !== undefined && typeof error === 'object' && error.status === 0
}

/** Whether people answer, by the last line about it; `known` where there is none. */
export function isWithPerson(messages: readonly ShownMessage[], known: boolean): boolean {
  const kind = messages
    .map((message) => ('notice' in message ? message.notice?.kind : undefined))
    .findLast((one) => one && one !== 'noted')
  return kind ? kind === 'waiting' || kind === 'joined' : known
}

/** Nothing is waited for: what has no answer, or half of one, can be asked again, unless a person answers. */
export function idle(messages: ShownMessage[], withPerson: boolean): ConversationState {
  const last = messages.at(-1)
  const question = messages.findLast(({ role }) => role === 'user')
  const isOpen = (last?.role === 'user' && !withPerson) || last?.incomplete
  const error = last?.incomplete ? 'broken-off' : 'unanswered'
  const failure: ConversationFailure | undefined =
    isOpen && question ? { error, question: textOf(question) } : undefined
  return { phase: 'idle', messages, draft: '', lookingUp: false, failure, withPerson, typing: '' }
}

function withQuestion({ messages }: ConversationState, question: string | undefined): ShownMessage[] {
  if (question !== undefined)
    return [...messages, { id: `own-${messages.length}`, role: 'user', text: question }]
  return messages.at(-1)?.incomplete ? messages.slice(0, -1) : messages
}

/** What had arrived of an answer stays. */
function withDraft({ messages, draft }: ConversationState): ShownMessage[] {
  if (draft === '') return messages
  return [...messages, { id: `draft-${messages.length}`, role: 'assistant', text: draft, incomplete: true }]
}

/** What a person wrote, which is one paragraph of plain text. */
export function textOf(message: ShownMessage): string {
  if ('text' in message) return message.text
  return message.blocks
    .flatMap((block) => (block.type === 'paragraph' ? block.runs.map(({ text }) => text) : []))
    .join('')
}
