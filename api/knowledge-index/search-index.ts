import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { Chunk } from './chunk.ts'
import { chunkDocument } from './chunk.ts'
import type { QueryWord } from './language/analyse.ts'
import { queryWords, termsOfText } from './language/analyse.ts'
import { findOrRespell } from './match-word.ts'
import type { KnowledgeDoc, Passage } from './passage.ts'

/** A built index over one agent's knowledge. */
export interface SearchIndex {
  /** The best passages first; filled up with the documents' openings (score 0) so a responder can say what it knows. */
  search(query: string, topChunks: number): Passage[]
}

interface Entry {
  doc: KnowledgeDoc
  chunk: Chunk
}

interface Hit {
  covered: number
  relevance: number
}

const longestBlockingMs = 10
const factWeight = 1.5
// A handful of pages says little about which words are rare, so small indexes are weighed as if they held this many chunks.
const smallestCorpus = 20

/** Chunks and indexes the documents, giving way to other requests every 10 ms. */
export async function buildSearchIndex(
  docs: readonly KnowledgeDoc[],
  maxChunkSize: number,
): Promise<SearchIndex> {
  const entries: Entry[] = []
  const seen = new Set<string>()
  const engine = createEngine()
  let sliceStart = performance.now()
  for (const doc of docs) {
    for (const chunk of chunkDocument(doc.content, maxChunkSize)) {
      const key = `${chunk.headings.at(-1) ?? ''}\n${chunk.text}`
      // Sites repeat whole sections on several pages; the first page that carries one is its source.
      if (seen.has(key)) continue
      seen.add(key)
      engine.add({
        id: entries.length,
        title: doc.name,
        heading: chunk.headings.join('\n'),
        text: chunk.text,
      })
      entries.push({ doc, chunk })
      if (performance.now() - sliceStart < longestBlockingMs) continue
      await nextTurn()
      sliceStart = performance.now()
    }
  }
  return { search: (query, topChunks) => searchEntries(engine, entries, queryWords(query), topChunks) }
}

function createEngine(): MiniSearch {
  return new MiniSearch({
    fields: ['title', 'heading', 'text'],
    tokenize: termsOfText,
    processTerm: (term) => term,
    autoVacuum: false,
    searchOptions: {
      boost: { title: 1.2, heading: 2 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
      tokenize: (terms) => terms.split(' '),
    },
  })
}

function searchEntries(
  engine: MiniSearch,
  entries: Entry[],
  words: QueryWord[],
  topChunks: number,
): Passage[] {
  const hits = new Map<number, Hit>()
  let total = 0
  for (const asked of words) {
    const { word, found } = findOrRespell(engine, asked)
    const weight = rarity(found.size, entries.length) * word.weight * (word.facts.length > 0 ? factWeight : 1)
    total += weight
    for (const [id, { credit, relevance }] of found) {
      const hit = hits.get(id) ?? { covered: 0, relevance: 0 }
      hits.set(id, { covered: hit.covered + weight * credit, relevance: hit.relevance + relevance })
    }
  }
  const mostRelevant = [...hits.values()].reduce(
    (most, hit) => Math.max(most, hit.relevance),
    Number.MIN_VALUE,
  )
  const ranked = [...hits]
    // Coverage decides; how often and where the words stand only orders passages that cover the same.
    .map(([id, hit]) => ({ id, score: (hit.covered / total) * (0.9 + (0.1 * hit.relevance) / mostRelevant) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
  const passages = ranked.slice(0, topChunks).flatMap(({ id, score }) => toPassage(entries[id], score))
  return passages.length < topChunks ? fillUp(passages, entries, topChunks) : passages
}

/** Inverse document frequency: a word on every page tells little, one that is nowhere tells that we do not know. */
function rarity(matches: number, chunks: number): number {
  const corpus = Math.max(chunks, smallestCorpus)
  return Math.log(1 + (corpus - matches + 0.5) / (matches + 0.5))
}

function toPassage(entry: Entry | undefined, score: number): Passage[] {
  if (!entry) return []
  const { doc, chunk } = entry
  const { headings, text, lines } = chunk
  const heading = headings.at(-1) ?? ''
  return [
    {
      docId: doc.ID,
      title: doc.name,
      ...(doc.url && { url: doc.url }),
      heading,
      headings,
      text,
      score,
      lines,
    },
  ]
}

function fillUp(passages: Passage[], entries: Entry[], topChunks: number): Passage[] {
  const filled = [...passages]
  const shown = new Set(passages.map((passage) => passage.lines))
  const docs = new Set(passages.map((passage) => passage.docId))
  const openings = entries.filter(({ doc }) => !docs.has(doc.ID) && docs.add(doc.ID))
  for (const entry of [...openings, ...entries]) {
    if (filled.length >= topChunks) break
    if (shown.has(entry.chunk.lines)) continue
    shown.add(entry.chunk.lines)
    filled.push(...toPassage(entry, 0))
  }
  return filled
}
