import type { ModelUse } from '#api/conversations/answer-usage.ts'
import type { CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** What a writer may know of the agent: its look, never its owner, its prompt or its keys. */
export interface StyledAgent {
  theme: Theme
  mode: ThemeType
}

/** One request to a writer. */
export interface CssWriterRequest {
  agent: StyledAgent
  /** The conversation, oldest first; the last turn is the request. */
  messages: readonly CssMessage[]
  /** What is styled. @default 'widget' */
  surface?: Surface
  /** What the editor holds. */
  currentCss: string
  /** The workspace whose turn it is; no writer is told more of it. */
  owner: string
  /** Ends the writing: the promise rejects with the signal's reason. */
  signal: AbortSignal
}

/** A request as it goes to a worker. */
export type LocalCssRequest = Omit<CssWriterRequest, 'signal' | 'owner'>

/** What a writer answers. */
export interface WrittenCss {
  words: string
  /** The whole new style sheet; null when there is nothing to change. */
  css: string | null
  /** What was understood of the request; a model says nothing of it. */
  wishes: StyleWish[]
  /** Words of the request nobody knows. */
  unknown: string[]
  /** What a model used for it. @default no model was asked */
  spent?: ModelUse
}

/** Writes CSS for an agent's widget, or for the client dashboard of an agency. Whoever asks must clean the CSS: a writer may be a model. */
export interface CssWriter {
  /** The interface says so when answers come from the local one. */
  kind: 'local' | 'openai'
  /** The model that is asked. @default none */
  modelId?: string
  write(request: CssWriterRequest): Promise<WrittenCss>
}
