import type { Encoder } from '../encoder/encoder.ts'
import type { KnowledgeDoc, Passage } from './passage.ts'
import { type DocumentWords, wordsOfDocument } from './piece-words.ts'
import { piecesOf } from './pieces.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { createWordTable, type PieceAddress, type WordTable } from './word-table.ts'

/** A document and which of its pieces are looked at; all of it without any. */
export interface ChosenPieces {
  doc: KnowledgeDoc
  pieces?: readonly number[]
}

/** What is done with knowledge where it holds up nobody else: every call's parts can be sent to another thread. */
export interface IndexShelf {
  /** Makes and keeps an index. */
  build(id: string, docs: readonly KnowledgeDoc[], maxChunkSize: number): Promise<void>
  /** Asks a kept index. */
  search(id: string, query: string, topChunks: number): Promise<Passage[]>
  /** Forgets an index, or a table of words. */
  drop(id: string): Promise<void>
  /** Reads the words of documents. */
  wordsOf(docs: readonly KnowledgeDoc[]): Promise<DocumentWords[]>
  /** Adds documents to a table of words, or replaces them. */
  put(id: string, documents: readonly DocumentWords[]): Promise<void>
  /** Takes documents out of a table. */
  take(id: string, IDs: readonly string[]): Promise<void>
  /** The pieces that fit a question best. */
  rank(id: string, question: string, most: number): Promise<PieceAddress[]>
  /** Asks some pieces alone; nothing is kept of them. */
  ask(
    chosen: readonly ChosenPieces[],
    maxChunkSize: number,
    query: string,
    topChunks: number,
  ): Promise<Passage[]>
}

/** How an index reads meanings; without an encoder words alone are looked for. */
export interface ShelfOptions {
  encoder?: Encoder | undefined
  /** Longest a question waits for the meanings to be read, in milliseconds. */
  patienceMs: number
}

/** Does it in this very thread. */
export function createIndexShelf({ encoder, patienceMs }: ShelfOptions): IndexShelf {
  const indexes = new Map<string, SearchIndex>()
  const tables = new Map<string, WordTable>()

  function tableOf(id: string): WordTable {
    const table = tables.get(id) ?? createWordTable()
    tables.set(id, table)
    return table
  }

  return {
    async build(id, docs, maxChunkSize) {
      indexes.set(id, await buildSearchIndex(docs, maxChunkSize, encoder, patienceMs))
    },
    async search(id, query, topChunks) {
      const index = indexes.get(id)
      if (!index) throw new Error(`There is no index ${id}`)
      return index.search(query, topChunks)
    },
    async drop(id) {
      indexes.delete(id)
      tables.delete(id)
    },
    async wordsOf(docs) {
      return docs.map(wordsOfDocument)
    },
    async put(id, documents) {
      tableOf(id).put(documents)
    },
    async take(id, IDs) {
      tableOf(id).take(IDs)
    },
    rank: (id, question, most) => tableOf(id).rank(question, most),
    async ask(chosen, maxChunkSize, query, topChunks) {
      const docs = chosen.map(({ doc, pieces }) => ({ ...doc, content: contentOf(doc.content, pieces) }))
      const index = await buildSearchIndex(docs, maxChunkSize)
      return index.search(query, topChunks)
    },
  }
}

function contentOf(content: string, pieces: readonly number[] | undefined): string {
  if (!pieces) return content
  const all = piecesOf(content)
  return [...pieces]
    .sort((one, other) => one - other)
    .flatMap((piece) => all[piece] ?? [])
    .join('\n\n')
}
