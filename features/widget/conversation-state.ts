import type { ApiError } from '#features/shared/api-error.ts'
import type { ShownMessage, TransportMessage } from './widget.types.ts'

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

/** A conversation with no messages; unless it is `fresh`, its earlier ones are still to be read. */
export function emptyConversation(fresh: boolean): ConversationState {
  return { phase: fresh ? 'idle' : 'reading', messages: [], draft: '', lookingUp: false, failure: undefined }
}

/** The conversation after an action; `asked` without a question repeats the last one. */
export function reduceConversation(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case 'reading':
      return emptyConversation(false)
    case 'read':
      return idle(action.messages)
    case 'asked':
      return {
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
      return idle([...state.messages, action.message])
    case 'failed':
      return {
        phase: 'idle',
        messages: withDraft(state),
        draft: '',
        lookingUp: false,
        failure: { error: action.error, question: action.question },
      }
  }
}

/** Nothing is waited for: what has no answer, or half of one, can be asked again. */
function idle(messages: ShownMessage[]): ConversationState {
  const last = messages.at(-1)
  const question = messages.findLast(({ role }) => role === 'user')
  const isOpen = last?.role === 'user' || last?.incomplete
  const error = last?.incomplete ? 'broken-off' : 'unanswered'
  const failure: ConversationFailure | undefined =
    isOpen && question ? { error, question: textOf(question) } : undefined
  return { phase: 'idle', messages, draft: '', lookingUp: false, failure }
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
