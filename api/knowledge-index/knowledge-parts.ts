import type { KnowledgeDoc } from './passage.ts'
import type { DocumentWords } from './piece-words.ts'
import type { PackedPieces } from './word-pack.ts'

/** A document with what tells its text from others (`textKey`). */
export interface KeyedDocument extends KnowledgeDoc {
  key: string
  stamp: string
}

/** The words of a document, as they are kept. */
export interface KeptWords extends DocumentWords {
  /** Of the text they were read from. */
  key: string
  /** Of its document as it was then: while that is the same, so is the text. Absent in words of before there were any. */
  stamp?: string
}

/** A pack of words as it is kept, without its places. */
export interface KeptPack extends PackedPieces {
  /** Of each document's text. */
  keys: string[]
  /** Of each document. */
  stamps?: string[]
  /** How long its documents' words are together. */
  length: number
}

/** Up to where the kept words follow the knowledge. */
export interface WordsState {
  /** Of the knowledge. */
  revision: string
  /** Unix seconds from which a document may have been changed without its words. */
  since: number
  /** Name of the pack that holds them, but for what was kept after it; '' for none. */
  pack: string
}

/** Knowledge that is never read as a whole: its documents one by one, and their words as they are kept. */
export interface KnowledgeParts {
  /** The documents in order, a few at a time. */
  batches(): AsyncIterable<KnowledgeDoc[]>
  some(IDs: readonly string[]): Promise<KeyedDocument[]>
  /** Of every document. */
  IDs(): Promise<string[]>
  /** What was changed from a time on, in Unix seconds, the latest first, without its text. */
  changedSince(since: number): AsyncIterable<{ ID: string; stamp: string }[]>
  words(): AsyncIterable<KeptWords[]>
  /** Those that were kept after a pack. */
  wordsAfter(pack: string): AsyncIterable<KeptWords[]>
  someWords(IDs: readonly string[]): Promise<KeptWords[]>
  keepWords(words: readonly KeptWords[], afterPack: string): Promise<void>
  dropWords(IDs: readonly string[]): Promise<void>
  pack(name: string): Promise<KeptPack | null>
  keepPack(name: string, pack: KeptPack): Promise<void>
  /** Some of a pack's buckets, by number, in base64; null where one is gone. */
  buckets(pack: string, numbers: readonly number[]): Promise<Map<number, string> | null>
  keepBuckets(pack: string, from: number, buckets: readonly string[]): Promise<void>
  /** Whether a pack's first so many buckets are all there. */
  hasBuckets(pack: string, count: number): Promise<boolean>
  /** Names of all packs there are, also of those that were never finished. */
  packNames(): Promise<string[]>
  dropPacks(names: readonly string[]): Promise<void>
  state(): Promise<WordsState | null>
  /** False, and nothing is kept, where another pack has taken the place of the state's. */
  keepState(state: WordsState): Promise<boolean>
  /**
   * Puts a pack in the place of another, from where the knowledge is followed anew: what was changed since, in Unix
   * seconds, and what is gone. False where that other one is no longer in use.
   */
  switchPack(from: string, to: string, since: number): Promise<boolean>
  /** Unix seconds. */
  now(): number
}
