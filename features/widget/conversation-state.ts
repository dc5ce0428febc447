import type { ApiError } from '#features/shared/api-error.ts'
import type { LiveNews, ShownMessage, TransportMessage } from './widget.types.ts'

/** What went wrong last. */
export interface ConversationFailure {
  /** `unanswered`: the last question has no answer; `broken-off`: its answer has no end. */
  error: ApiError | 'unanswered' | 'broken-off'
  /** What can be asked again; absent when earlier messages could not be read. */
  question?: string
}

/** Everything a conversation on screen consists of. */
export interface ConversationState {
  /** `reading` earlier messages, `answering` a question, or `idle`. */
  phase: 'reading' | 'idle' | 'answering'
  messages: ShownMessage[]
  /** The answer so far; empty while the agent thinks. */
  draft: string
  /** The agent waits for a tool before it goes on. */
  lookingUp: boolean
  failure: ConversationFailure | undefined
  /** A person answers, in their own time: what has no answer yet is no failure. */
  withPerson: boolean
  /** Name of the member who types; '' for nobody. */
  typing: string
}

/** What can happen to a conversation. */
export type ConversationAction =
  | { type: 'reading' }
  | { type: 'read'; messages: TransportMessage[] }
  | { type: 'asked'; question?: string }
  | { type: 'wrote'; draft: string }
  | { type: 'lookingUp' }
  | { type: 'answered'; message: TransportMessage }
  | { type: 'failed'; error: ApiError; question?: string }
  | LiveNews

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
      return emptyConversation(false)
    case 'read':
      return idle(action.messages, isWithPerson(action.messages, false))
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
      return {
        ...state,
        phase: 'idle',
        messages: withDraft(state),
        draft: '',
        lookingUp: false,
        failure: { error: action.error, question: action.question },
      }
    case 'arrived':
      return arrived(state, action.message)
    case 'caughtUp':
      return caughtUp(state, action.messages)
    case 'typing':
      return { ...state, typing: action.name }
    case 'state':
      return { ...state, withPerson: action.withPerson }
  }
}

/** The answer, or the question as it is kept where a person answers it. */
function answered(state: ConversationState, message: TransportMessage): ConversationState {
  if (message.role !== 'user') {
    const messages = withMessage(state.messages, message)
    return { ...idle(messages, isWithPerson(messages, state.withPerson)), typing: state.typing }
  }
  return { ...idle(withMessage(state.messages, message), true), typing: state.typing }
}

/** A message that came by itself. What is being answered is shown by its answer. */
function arrived(state: ConversationState, message: TransportMessage): ConversationState {
  if (state.phase === 'answering' && message.role === 'assistant') return state
  const messages = withMessage(state.messages, message)
  const withPerson = isWithPerson(messages, state.withPerson)
  const typing = message.role === 'member' ? '' : state.typing
  if (state.phase !== 'idle' || state.failure) return { ...state, messages, withPerson, typing }
  return { ...idle(messages, withPerson), typing }
}

/** What was read anew takes the place of what is known of it; what is being sent stays. */
function caughtUp(state: ConversationState, read: TransportMessage[]): ConversationState {
  const pending = state.messages.filter((message) => 'text' in message)
  const known =
    state.phase === 'answering'
      ? read.filter(({ role }, at) => role !== 'assistant' || at < read.length - 1)
      : read
  const messages = [...known, ...pending.filter((message) => !isKept(message, known))]
  const withPerson = isWithPerson(known, state.withPerson)
  if (state.phase !== 'idle' || state.failure) return { ...state, messages, withPerson }
  return { ...idle(messages, withPerson), typing: state.typing }
}

/** Each message once: one that is known is replaced, and a question as it was typed by the same as it is kept. */
function withMessage(messages: ShownMessage[], message: TransportMessage): ShownMessage[] {
  const at = messages.findIndex(
    (known) =>
      known.id === message.id ||
      (message.role === 'user' && 'text' in known && known.role === 'user' && known.text === textOf(message)),
  )
  return at < 0 ? [...messages, message] : messages.with(at, message)
}

function isKept(message: ShownMessage, known: readonly ShownMessage[]): boolean {
  return known.some((one) => one.role === message.role && textOf(one) === textOf(message))
}

/** Whether people answer, by the last line about it; `known` where there is none. */
function isWithPerson(messages: readonly ShownMessage[], known: boolean): boolean {
  const last = messages.findLast((message) => 'notice' in message && message.notice)
  if (!last || !('notice' in last) || !last.notice) return known
  return last.notice.kind === 'waiting' || last.notice.kind === 'joined'
}

/** Nothing is waited for: what has no answer, or half of one, can be asked again, unless a person answers. */
function idle(messages: ShownMessage[], withPerson: boolean): ConversationState {
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
