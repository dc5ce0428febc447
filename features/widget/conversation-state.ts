import type { ApiError } from '#features/shared/api-error.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import type { ShownMessage } from './widget.types.ts'

/** Everything a conversation on screen consists of. */
export interface ConversationState {
  /** `reading` earlier messages, `answering` a question, or `idle`. */
  phase: 'reading' | 'idle' | 'answering'
  messages: ShownMessage[]
  /** The answer so far; empty while the agent thinks. */
  draft: string
  /** What went wrong last; `question` is absent when earlier messages could not be read. */
  failure: { error: ApiError; question?: string } | undefined
}

/** What can happen to a conversation. */
export type ConversationAction =
  | { type: 'reading' }
  | { type: 'read'; messages: Message[] }
  | { type: 'asked'; question?: string }
  | { type: 'wrote'; draft: string }
  | { type: 'answered'; message: Message }
  | { type: 'failed'; error: ApiError; question?: string }

/** A conversation with no messages; unless it is `fresh`, its earlier ones are still to be read. */
export function emptyConversation(fresh: boolean): ConversationState {
  return { phase: fresh ? 'idle' : 'reading', messages: [], draft: '', failure: undefined }
}

/** The conversation after an action; `asked` without a question repeats the last one. */
export function reduceConversation(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case 'reading':
      return emptyConversation(false)
    case 'read':
      return { ...emptyConversation(true), messages: action.messages }
    case 'asked':
      return {
        phase: 'answering',
        messages: withQuestion(state, action.question),
        draft: '',
        failure: undefined,
      }
    case 'wrote':
      return { ...state, draft: action.draft }
    case 'answered':
      return { ...state, phase: 'idle', messages: [...state.messages, action.message], draft: '' }
    case 'failed':
      return {
        ...state,
        phase: 'idle',
        draft: '',
        failure: { error: action.error, question: action.question },
      }
  }
}

function withQuestion({ messages }: ConversationState, question: string | undefined): ShownMessage[] {
  if (question === undefined) return messages
  return [...messages, { id: `own-${messages.length}`, role: 'user', text: question }]
}
