import type { Passage } from '#api/knowledge-index/passage.ts'
import type { SaidTurn } from '#api/knowledge-index/search-query.ts'
import type { TokenUsage } from '#api/providers/openai/completion-chunk.ts'
import type { Tools } from '#api/providers/openai/tools.ts'

/** What a responder may know of the agent: never its keys, its owner or a visitor's `userData`. */
export interface ResponderAgent {
  title: string
  /** `vg_systemPrompt` (spec 1 §3). */
  systemPrompt: string
  /** `vg_defaultModel`, e.g. 'gpt-4o' (spec 1 §9). */
  model: string
  /** `vg_temperature`, 0..2 (spec 1 §9). */
  temperature: number
  /** `vg_maxTokens`: longest answer in tokens (spec 1 §9). */
  maxTokens: number
  /** Language the agent speaks, BCP 47; without it, that of the question. */
  lang?: string
  /** Passages scoring below do not answer the question (spec 3 §3). @default 0.55 */
  ifKnowsThreshold?: number
}

/** One question to a responder. */
export interface ResponderRequest {
  agent: ResponderAgent
  /** What was said before `text`, oldest first. */
  history: SaidTurn[]
  /** The visitor's question. */
  text: string
  /** The page the visitor asks on. @default unknown */
  page?: string | undefined
  /** What names in double braces of the agent's instructions stand for, as visitors and tools gave it. @default none */
  values?: Readonly<Record<string, string>> | undefined
  /** Knowledge found for `toSearchQuery(text, history)`, best first. */
  passages: Passage[]
  /** Functions a model may call for its answer. @default none */
  tools?: Tools
  /** The workspace's own key to the language model. @default the server's */
  apiKey?: string | undefined
  /** Ends the answer: the iteration throws the signal's reason. */
  signal: AbortSignal
}

/** Where an answer comes from, as shown below it. */
export interface AnswerSource {
  title: string
  url: string
}

/** A document without an address an answer comes from; for the agent's workspace alone. */
export interface AnswerDocument {
  /** As its passages name it. */
  documentId: string
  title: string
}

/** The last event: the whole answer, which replaces the deltas. */
export interface AnswerDone {
  type: 'done'
  /** Light Markdown; see `toBlocks`. */
  text: string
  sources: AnswerSource[]
  /** Documents without an address it comes from. @default none */
  documents?: AnswerDocument[]
  /** False when the knowledge does not hold the answer and the text says so. */
  known: boolean
  usage?: TokenUsage
}

export type ResponderEvent = { type: 'delta'; text: string } | AnswerDone

/** Answers visitors: deltas as they come, then exactly one `done`, or a thrown `ModelError`. */
export interface Responder {
  /** The interface says so when answers come from the local one. */
  kind: 'local' | 'openai'
  reply(request: ResponderRequest): AsyncIterable<ResponderEvent>
  /** Writes the search a follow-up question means. Throws a `ModelError`. @default nothing writes searches */
  writeSearch?(request: SearchRequest): Promise<WrittenSearch>
}

/** A question whose search is written. */
export interface SearchRequest {
  model: string
  /** What else the model is told; '' for nothing. */
  prompt: string
  temperature: number
  maxTokens: number
  /** What was said before, oldest first. */
  history: readonly SaidTurn[]
  text: string
  /** As of a `ResponderRequest`. */
  apiKey?: string | undefined
  signal: AbortSignal
}

/** What is to be searched, and what it took. */
export interface WrittenSearch {
  query: string
  usage?: TokenUsage
}
