import { setTimeout as sleep } from 'node:timers/promises'
import type { Encoder } from '../encoder/encoder.ts'
import { createBreather } from '../shared/breather.ts'
import { type Chunk, chunkDocument } from './chunk.ts'
import { findAnswer } from './find-answer.ts'
import { tokens } from './language/fold.ts'
import { questionMeanings, readMeanings } from './meanings.ts'
import { defaultIfKnowsThreshold, type KnowledgeDoc, type Passage } from './passage.ts'
import { indexSite, type SiteIndex } from './site-index.ts'

/** A built index over one agent's knowledge. */
export interface SearchIndex {
  /**
   * The passages that hold what answers best first; the first one carries the answer in the knowledge's own words.
   * Filled up with the documents' openings (score 0) so that a model can say what else there is.
   */
  search(query: string, topChunks: number): Promise<Passage[]>
  /** Ends when the site's meanings are read, or at once without an encoder. */
  ready: Promise<void>
}

/** Takes the documents apart and indexes them, giving way to other requests every 10 ms. */
export async function buildSearchIndex(
  docs: readonly KnowledgeDoc[],
  maxChunkSize: number,
  encoder?: Encoder,
  patienceMs = 0,
): Promise<SearchIndex> {
  const site = await indexSite(docs)
  const reading = encoder && understand(site, encoder)
  const chunks: Chunk[][] = []
  const breathe = createBreather()
  for (const { content } of docs) {
    chunks.push(chunkDocument(content, maxChunkSize))
    await breathe()
  }
  const all = docs.flatMap((doc, index) => chunks[index]!.map((chunk) => ({ doc, chunk })))

  /** The passage a unit stands in: the last one that begins before it. */
  function chunkOf(unit: number) {
    const { section, start } = site.units[unit]!
    const { doc } = site.sections[section]!
    const chunk = chunks[doc]!.findLast((one) => one.start <= start) ?? chunks[doc]![0]
    return chunk && { doc: docs[doc]!, chunk }
  }

  function documentOf(unit: number): { docId: string; title: string; url?: string } {
    const doc = docs[site.sections[site.units[unit]!.section]!.doc]!
    return { docId: doc.ID, title: doc.name, ...(doc.url && { url: doc.url }) }
  }

  // Whoever cannot answer should at least be able to say how to reach somebody who can.
  const reach = (['phone', 'email'] as const).flatMap((fact) => {
    const unit = site.lines.findIndex(({ facts }) => facts.has(fact))
    const found = unit === -1 ? undefined : chunkOf(unit)
    return found ? [found] : []
  })

  return {
    ready: reading ?? Promise.resolve(),
    async search(query, topChunks) {
      if (reading && !site.meanings)
        await Promise.race([reading, sleep(patienceMs, undefined, { ref: false })])
      const meanings = encoder && site.meanings && (await questionMeanings(query, tokens(query), encoder))
      const { ranked, probability, answer, from } = findAnswer(query, site, meanings)
      const passages = new Map<string, Passage>()
      const top = ranked[0]?.score ?? 0
      // A don't-know needs room for how to reach somebody who knows.
      const mostRanked = probability < defaultIfKnowsThreshold ? Math.max(1, topChunks - 1) : topChunks
      for (const { candidate, score } of ranked) {
        const found = chunkOf(candidate.unit)
        if (!found) continue
        const key = keyOf(found)
        if (passages.has(key)) continue
        if (passages.size === mostRanked) break
        const isFirst = passages.size === 0
        passages.set(key, {
          ...toPassage(found),
          score: isFirst ? probability : probability * Math.exp(score - top),
          ...(isFirst && { answer, ...(from.length > 1 && { answerFrom: from.map(documentOf) }) }),
        })
      }
      return fillUp(passages, reach, all, topChunks)
    },
  }
}

async function understand(site: SiteIndex, encoder: Encoder): Promise<void> {
  site.meanings = await readMeanings(site, encoder)
}

interface Found {
  doc: KnowledgeDoc
  chunk: ReturnType<typeof chunkDocument>[number]
}

// Sites repeat whole sections on several pages; the first page that carries one is its source.
const keyOf = ({ chunk }: Found) => `${chunk.headings.at(-1) ?? ''}\n${chunk.text}`

function toPassage({ doc, chunk }: Found): Passage {
  const { headings, text, lines } = chunk
  return {
    docId: doc.ID,
    title: doc.name,
    ...(doc.url && { url: doc.url }),
    heading: headings.at(-1) ?? '',
    headings,
    text,
    score: 0,
    lines,
  }
}

function fillUp(
  passages: Map<string, Passage>,
  reach: readonly Found[],
  all: readonly Found[],
  topChunks: number,
): Passage[] {
  const docs = new Set([...passages.values()].map(({ docId }) => docId))
  const openings = all.filter(({ doc }) => !docs.has(doc.ID) && docs.add(doc.ID))
  for (const found of [...reach, ...openings, ...all]) {
    if (passages.size >= topChunks) break
    const key = keyOf(found)
    if (!passages.has(key)) passages.set(key, toPassage(found))
  }
  return [...passages.values()]
}
