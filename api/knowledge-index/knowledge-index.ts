import type { Encoder } from '../encoder/encoder.ts'
import type { KnowledgeDoc, Passage } from './passage.ts'
import type { SearchIndex } from './search-index.ts'
import { buildSearchIndex } from './search-index.ts'

/** A question to one agent's knowledge. */
export interface KnowledgeQuery {
  agentId: string
  /** Changes whenever the knowledge does; a new value rebuilds the index. */
  revision: string
  /** Reads the documents; called only when no index of this revision is at hand. */
  load: () => Promise<KnowledgeDoc[]>
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
  /** What a search would find in this very knowledge; no index of it is kept. */
  try(query: Omit<KnowledgeQuery, 'agentId' | 'revision'>): Promise<Passage[]>
  /** Builds the index ahead of the first question, for example when a visitor opens the widget. */
  warm(source: KnowledgeSource): Promise<void>
  /** Keeps nothing more of an agent in memory. */
  forget(agentId: string): void
}

interface CachedIndex {
  key: string
  index: Promise<SearchIndex>
}

/** How many agents' indexes to keep, and what reads meanings; without it words alone are looked for. */
export interface KnowledgeIndexesOptions {
  maxAgents: number
  encoder?: Encoder | undefined
  /** Longest a question waits for the site's meanings to be read; then its words alone are looked for. @default 2500 */
  patienceMs?: number
}

/** Keeps the `maxAgents` most recently asked indexes in memory; simultaneous questions share one build. */
export function createKnowledgeIndexes({
  maxAgents,
  encoder,
  patienceMs = 2_500,
}: KnowledgeIndexesOptions): KnowledgeIndexes {
  // A Map iterates in insertion order: re-inserting on use makes its first key the least recently used.
  const cache = new Map<string, CachedIndex>()

  function indexOf({ agentId, revision, maxChunkSize, load }: KnowledgeSource): Promise<SearchIndex> {
    const key = `${maxChunkSize}:${revision}`
    const cached = cache.get(agentId)
    const entry =
      cached?.key === key
        ? cached
        : { key, index: load().then((docs) => buildSearchIndex(docs, maxChunkSize, encoder, patienceMs)) }
    cache.delete(agentId)
    cache.set(agentId, entry)
    if (entry !== cached) forgetWhenFailed(agentId, entry)
    const oldest = cache.keys().next()
    if (cache.size > maxAgents && !oldest.done) cache.delete(oldest.value)
    return entry.index
  }

  function forgetWhenFailed(agentId: string, entry: CachedIndex): void {
    entry.index.catch(() => {
      if (cache.get(agentId) === entry) cache.delete(agentId)
    })
  }

  return {
    async search(query) {
      const index = await indexOf(query)
      return index.search(query.query, query.topChunks)
    },
    async try({ load, maxChunkSize, query, topChunks }) {
      const index = await buildSearchIndex(await load(), maxChunkSize, encoder, patienceMs)
      return index.search(query, topChunks)
    },
    async warm(source) {
      await indexOf(source)
    },
    forget(agentId) {
      cache.delete(agentId)
    },
  }
}
