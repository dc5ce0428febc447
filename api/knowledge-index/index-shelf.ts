import type { Encoder } from '../encoder/encoder.ts'
import { createBreather } from '../shared/breather.ts'
import type { KnowledgeDoc, Passage } from './passage.ts'
import { type DocumentWords, wordsOfDocument } from './piece-words.ts'
import { piecesOf } from './pieces.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { createWordPacker, type PackedPieces, type WordPack, type WordPacker } from './word-pack.ts'
import { createWordTable, type PieceAddress, type WantedBuckets, type WordTable } from './word-table.ts'

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
  /** Forgets an index, a table of words or a pack. */
  drop(id: string): Promise<void>
  /** Reads the words of documents. */
  wordsOf(docs: readonly KnowledgeDoc[]): Promise<DocumentWords[]>
  /** Begins a table of words anew, with the pieces of a pack. */
  open(id: string, pack: string, pieces: PackedPieces): Promise<void>
  /** Adds documents to a table of words, or replaces them. */
  put(id: string, documents: readonly DocumentWords[]): Promise<void>
  /** Takes documents out of a table. */
  take(id: string, IDs: readonly string[]): Promise<void>
  /** What of a question is to be looked for in a table, and in which buckets of its pack. */
  wanted(id: string, question: string): Promise<WantedBuckets>
  /** The pieces that fit a question best; null where the table's pack is another one by now. */
  rank(
    id: string,
    wanted: WantedBuckets,
    buckets: ReadonlyMap<number, string>,
    most: number,
  ): Promise<PieceAddress[] | null>
  /** Collects the words of documents for a pack. */
  collect(id: string, documents: readonly DocumentWords[]): Promise<void>
  /** Makes a pack of what was collected; its buckets are fetched a few at a time. */
  pack(id: string): Promise<{ pieces: PackedPieces; buckets: number }>
  packed(id: string, from: number, to: number): Promise<string[]>
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
  const packers = new Map<string, WordPacker>()
  const packs = new Map<string, WordPack>()

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
      packers.delete(id)
      packs.delete(id)
    },
    async wordsOf(docs) {
      const breathe = createBreather()
      const read: DocumentWords[] = []
      for (const doc of docs) {
        read.push(wordsOfDocument(doc))
        await breathe()
      }
      return read
    },
    async open(id, pack, pieces) {
      tableOf(id).open(pack, pieces)
    },
    async put(id, documents) {
      tableOf(id).put(documents)
    },
    async take(id, IDs) {
      tableOf(id).take(IDs)
    },
    async wanted(id, question) {
      return tableOf(id).wanted(question)
    },
    rank: (id, wanted, buckets, most) => tableOf(id).rank(wanted, buckets, most),
    async collect(id, documents) {
      const packer = packers.get(id) ?? createWordPacker()
      packers.set(id, packer)
      packer.add(documents)
    },
    async pack(id) {
      const packer = packers.get(id)
      if (!packer) throw new Error('What was collected for this pack is gone.')
      const pack = await packer.finish()
      packers.delete(id)
      packs.set(id, pack)
      return { pieces: pack.pieces, buckets: pack.buckets.length }
    },
    async packed(id, from, to) {
      const pack = packs.get(id)
      if (!pack) throw new Error('This pack is gone.')
      return pack.buckets.slice(from, to)
    },
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
