import type { ReactNode } from 'react'
import type { ApiError } from '#features/shared/api-error.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'

/** What the widget shows of an agent. */
export type WidgetAgent = Pick<
  PublicAgent,
  | 'title'
  | 'description'
  | 'roundedImageURL'
  | 'chatBgURL'
  | 'branding'
  | 'proactiveMessage'
  | 'suggestions'
  | 'lang'
  | 'words'
  | 'mode'
  | 'theme'
  | 'customCSS'
  | 'messageDelayMS'
  | 'scrollAnimation'
>

/**
 * What surrounds the widget. `chat`: it stands in a page, with its header. `popup`: it floats over a page, and
 * its header can close it. `panel`: the panel around it has a header of its own.
 */
export type WidgetFrame = 'chat' | 'popup' | 'panel'

/** How a widget reaches its agent: the visitor's endpoints, the owner's test chat, or a story's script. */
export interface Transport {
  /** Asks, and resolves with the finished answer. `onDelta` gets its text in pieces. Rejects with ApiError. */
  send(text: string, options: SendOptions): Promise<{ message: TransportMessage }>
  /** The conversation so far, oldest first; empty for a new one. Rejects with ApiError. */
  history(options?: Pick<SendOptions, 'onLive' | 'onNews'>): Promise<TransportMessage[]>
  /** Follows nothing any more: another one takes its place. @default it follows nothing */
  leave?(): void
}

/** Options of `Transport.send`. */
export interface SendOptions {
  /** Called with each piece of the answer's text. */
  onDelta(delta: string): void
  /** Called when the answer waits for a tool. */
  onLookingUp?(): void
  /** What was filled in, where it is a form that is sent. @default it is no form */
  values?: Record<string, string> | undefined
  /** Told from then on of what happens beside questions and answers, where the transport follows it. */
  onLive?(change: LiveChange): void
  /** Told of each message a person wrote, where the transport follows it. */
  onNews?: (() => void) | undefined
  /** Known by it when it is sent again, so that it is kept once. */
  clientId?: string
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Plain text no server has given as a message: a question as it was typed, or what arrived of an answer. */
export interface PlainMessage {
  id: string
  role: Message['role']
  text: string
  incomplete?: boolean
}

/** A message of a transport. */
export interface TransportMessage extends Message {
  /** What a line about the course says, in the visitor's words; with the role `notice` alone. */
  line?: string
  /** A line under it for whoever tests the agent. */
  note?: string
  /** What else there is to see or to do of it, below its bubble: for whoever tests the agent, or a visitor's thumbs. */
  aside?: ReactNode
}

/** A message on screen. */
export type ShownMessage = TransportMessage | PlainMessage

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

/** What happened by others (`live-news.ts`), as what it makes of a conversation. */
export type LiveChange = (state: ConversationState) => ConversationState

/** A question the visitor asked. */
export interface Question {
  text: string
  /** What was filled in, where it is a form that is sent. */
  values?: Record<string, string> | undefined
}

/** What the widget needs to know of its thread. */
export interface ThreadStatus {
  /** An answer is being waited for: nothing can be sent. */
  busy: boolean
  /** Nothing was said yet. */
  empty: boolean
}
