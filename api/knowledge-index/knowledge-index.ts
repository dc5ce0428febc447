import type { KeptVectors } from '../vector-index/kept-vectors.ts'
import { createIndexShelf, type IndexShelf } from './index-shelf.ts'
import type { IndexThreads } from './index-threads.ts'
import type { KnowledgeParts } from './knowledge-parts.ts'
import { createLargeKnowledge } from './large-knowledge.ts'
import type { KnowledgeDoc, Passage } from './passage.ts'

/** A question to one agent's knowledge. */
export interface KnowledgeQuery {
  agentId: string
  /** Changes whenever the knowledge does; a new value rebuilds the index. */
  revision: string
  /** Reads the documents; called only when no index of this revision is at hand. */
  load: () => Promise<KnowledgeDoc[]>
  /** Its parts, where it may be too large for one index. */
  parts?: KnowledgeParts
  /** Where vectors of one kind are kept. @default no passage has one */
  vectors?: (kind: string) => KeptVectors
  /** What to look for, usually from `toSearchQuery`. */
  query: string
  /** How many passages at most (`vg_kbTopChunks`, spec 3 §3). */
  topChunks: number
  /** Longest passage in characters (`vgOptions.maxChunkSize`, spec 1 §9). */
  maxChunkSize: number
  /** Numbers of a vector (`vg_kbDefaultDimension`), where vectors are made. @default as many as their model makes */
  dimensions?: number
}

/** What an index is made from. */
export type KnowledgeSource = Omit<KnowledgeQuery, 'query' | 'topChunks'>

/** The knowledge indexes of the agents that were asked last. */
export interface KnowledgeIndexes {
  /** Best passages first, at most `topChunks`; those that do not match carry score 0. */
  search(query: KnowledgeQuery): Promise<Passage[]>
  /** What a search would find if these documents were known, too; no index of that is kept. */
  try(query: KnowledgeQuery, also: readonly KnowledgeDoc[]): Promise<Passage[]>
  /** Builds the index ahead of the first question, for example when a visitor opens the widget. */
  warm(source: KnowledgeSource): Promise<void>
  /** Keeps nothing more of an agent in memory. */
  forget(agentId: string): void
}

/** Knowledge of more characters has no index of its own: its words tell which pieces of it are indexed for a question. */
const mostWhole = 500_000
/** Characters of all the indexes that are kept: one takes some forty bytes for each. */
const mostKept = 8_000_000
/** Bytes of the words of large knowledge that are kept in memory: that of three agents that know all they may. */
const mostWords = 96 * 1024 * 1024

interface CachedIndex {
  key: string
  agentId: string
  shelf: IndexShelf
  id: string
  /** Characters it is made from; null for what is too large for one. */
  size: Promise<number | null>
  held: number
}

/** Length of kept words that are looked through at every question: some hundred documents. */
const mostLooseWords = 500_000

/** How many agents' indexes to keep, and where. */
export interface KnowledgeIndexesOptions {
  maxAgents: number
  /** The threads that make and hold them. @default this one */
  threads?: IndexThreads | undefined
  /** Longest a question waits for words of a large knowledge that are read for the first time, in milliseconds. @default 1000 */
  patienceMs?: number
  /** Longest it waits then for those of what was changed since. @default 10,000 */
  changePatienceMs?: number
  /** @default 500,000 */
  mostWholeCharacters?: number
  /** Length of the words that a large knowledge has outside of its pack. @default 500,000 */
  mostLoose?: number
}

/** Keeps the `maxAgents` most recently asked indexes in memory; simultaneous questions share one build. */
export function createKnowledgeIndexes({
  maxAgents,
  threads,
  patienceMs = 1_000,
  changePatienceMs = 10_000,
  mostWholeCharacters = mostWhole,
  mostLoose = mostLooseWords,
}: KnowledgeIndexesOptions): KnowledgeIndexes {
  // A Map iterates in insertion order: re-inserting on use makes its first key the least recently used.
  const cache = new Map<string, CachedIndex>()
  const here = createIndexShelf({ patienceMs: 0 })
  const shelfOf = (agentId: string) => threads?.shelfOf(agentId) ?? here
  const large = createLargeKnowledge({
    ...{ shelfOf, mostBytes: mostWords, patienceMs, changePatienceMs, mostLoose },
  })
  let made = 0

  threads?.onLost((lost) => {
    for (const { agentId, shelf } of [...cache.values()]) if (shelf === lost) cache.delete(agentId)
    large.forgetAllOf(lost)
  })

  function indexOf(source: KnowledgeSource): CachedIndex {
    const { agentId, revision, maxChunkSize } = source
    const key = `${maxChunkSize}:${revision}`
    const cached = cache.get(agentId)
    const entry = cached?.key === key ? cached : makeIndex(source, key)
    cache.delete(agentId)
    cache.set(agentId, entry)
    if (entry === cached) return entry
    if (cached) drop(cached)
    entry.size.then(
      (size) => {
        entry.held = size ?? 0
        makeRoom()
      },
      () => {
        if (cache.get(agentId) === entry) cache.delete(agentId)
      },
    )
    makeRoom()
    return entry
  }

  function makeIndex(source: KnowledgeSource, key: string): CachedIndex {
    const { agentId, maxChunkSize } = source
    const shelf = shelfOf(agentId)
    made += 1
    const id = String(made)
    const size = wholeOf(source).then(async (docs) => {
      if (!docs) return null
      await shelf.build(id, docs, maxChunkSize)
      return charactersOf(docs)
    })
    return { key, agentId, shelf, id, size, held: 0 }
  }

  /** All documents, where they are little enough for one index. */
  async function wholeOf({ parts, load }: KnowledgeSource): Promise<KnowledgeDoc[] | null> {
    if (!parts) return load()
    const docs: KnowledgeDoc[] = []
    let characters = 0
    for await (const batch of parts.batches()) {
      docs.push(...batch)
      characters += charactersOf(batch)
      if (characters > mostWholeCharacters) return null
    }
    return docs
  }

  function makeRoom(): void {
    let held = [...cache.values()].reduce((sum, entry) => sum + entry.held, 0)
    for (const entry of cache.values()) {
      if (cache.size === 1 || (cache.size <= maxAgents && held <= mostKept)) return
      held -= entry.held
      cache.delete(entry.agentId)
      drop(entry)
    }
  }

  /** Whoever asks it at this moment is answered first: a thread does one call after the other. */
  function drop({ size, shelf, id }: CachedIndex): void {
    size.then(() => shelf.drop(id)).catch(() => undefined)
  }

  async function ask(query: KnowledgeQuery): Promise<Passage[]> {
    const { size, shelf, id } = indexOf(query)
    const isLarge = (await size) === null
    if (isLarge && query.parts) return large.search({ ...query, parts: query.parts })
    return shelf.search(id, query.query, query.topChunks)
  }

  return {
    async search(query) {
      const before = cache.get(query.agentId)
      try {
        return await ask(query)
      } catch (error) {
        // The thread that held it ended, or it made room for others while it was asked: it is made anew, once.
        if (!before || cache.get(query.agentId) === before) throw error
        return ask(query)
      }
    },
    async try(query, also) {
      const docs = await wholeOf(query)
      if (!docs && query.parts) return large.search({ ...query, parts: query.parts, also })
      made += 1
      const id = String(made)
      const shelf = shelfOf(query.agentId)
      await shelf.build(id, [...(docs ?? []), ...also], query.maxChunkSize)
      try {
        return await shelf.search(id, query.query, query.topChunks)
      } finally {
        await shelf.drop(id)
      }
    },
    async warm(source) {
      const size = await indexOf(source).size
      if (size === null && source.parts) await large.follow({ ...source, parts: source.parts })
    },
    forget(agentId) {
      const entry = cache.get(agentId)
      if (entry) drop(entry)
      cache.delete(agentId)
      large.forget(agentId)
    },
  }
}

function charactersOf(docs: readonly KnowledgeDoc[]): number {
  return docs.reduce((sum, { content }) => sum + content.length, 0)
}
