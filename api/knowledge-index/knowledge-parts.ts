import type { KnowledgeDoc } from './passage.ts'
import type { DocumentWords } from './piece-words.ts'

/** A document in the state of one of its revisions. */
export interface RevisedDocument extends KnowledgeDoc {
  rev: number
}

/** The words of a document's revision, as they are kept. */
export interface KeptWords extends DocumentWords {
  rev: number
}

/** Up to where the kept words follow the knowledge. */
export interface WordsState {
  /** Of the knowledge. */
  revision: string
  /** Unix seconds from which a document may have been changed without its words. */
  since: number
}

/** Knowledge that is never read as a whole: its documents one by one, and their words as they are kept. */
export interface KnowledgeParts {
  /** The documents in order, a few at a time. */
  batches(): AsyncIterable<RevisedDocument[]>
  some(IDs: readonly string[]): Promise<RevisedDocument[]>
  /** Of every document. */
  IDs(): Promise<string[]>
  /** What was changed from a time on, in Unix seconds, the latest first. */
  changedSince(since: number): AsyncIterable<{ ID: string; rev: number }[]>
  words(): AsyncIterable<KeptWords[]>
  someWords(IDs: readonly string[]): Promise<KeptWords[]>
  keepWords(words: readonly KeptWords[]): Promise<void>
  dropWords(IDs: readonly string[]): Promise<void>
  state(): Promise<WordsState | null>
  keepState(state: WordsState): Promise<void>
  /** Unix seconds. */
  now(): number
}
