import type { Logger } from 'pino'
import { packVector } from '../encoder/kept-vector.ts'
import { type Chunk, chunkDocument } from '../knowledge-index/chunk.ts'
import type { KnowledgeSource } from '../knowledge-index/knowledge-index.ts'
import type { KnowledgeDoc, Passage } from '../knowledge-index/passage.ts'
import type { Embedder } from '../providers/openai/embeddings.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import { createBreather } from '../shared/breather.ts'
import { type Direction, directionOf, type KeptVectors, likeness } from './kept-vectors.ts'

/** Finds passages by their meaning, beside the words. */
export interface VectorIndex {
  /** Begins to make the vectors of an agent's passages, unless that is under way or done. */
  prepare(source: KnowledgeSource): void
  /**
   * The passages nearest to a question, at most `most`, all with score 0. Empty while the vectors are being made and
   * whenever the endpoint fails: the words alone must do then. Throws only the signal's reason.
   */
  nearest(source: KnowledgeSource, question: string, most: number, signal: AbortSignal): Promise<Passage[]>
}

/** How a vector index works. */
export interface VectorIndexOptions {
  embedder: Embedder
  log: Logger
  /** Longest wait for the question's vector, in milliseconds. @default 1500 */
  questionMs?: number
  /** Monotonic milliseconds. @default performance.now() */
  now?: () => number
}

/** Where a passage with a vector stands. */
interface Entry {
  docId: string
  /** Which of its document's passages it is. */
  chunk: number
  key: string
  direction: Direction
}

interface Prepared {
  key: string
  /** Those whose vectors could be had. */
  entries: Entry[]
}

/** Bytes of the vectors of all agents in memory; those asked last stay. */
const mostBytes = 192 * 1024 * 1024
const batch = 64
const longestText = 6_000
const batchMs = 30_000
/** After a failure nobody is asked for so long, in milliseconds. */
const pauseMs = 60_000
/** Below this cosine a passage has nothing to do with a question. */
const leastLikeness = 0.2

/**
 * Vectors are kept in the store beside the knowledge, one a text, and read into memory when an agent is asked first: the
 * endpoint is asked only for texts it was never asked for.
 */
export function createVectorIndex({
  embedder,
  log,
  questionMs = 1_500,
  now = () => performance.now(),
}: VectorIndexOptions): VectorIndex {
  const agents = new Map<string, Prepared>()
  const making = new Map<string, string>()
  /** One agent after the other: many at once would meet the provider's limits. */
  let queue = Promise.resolve()
  let resumesAt = 0

  function pause(error: unknown): void {
    const wait = error instanceof ModelError ? (error.details.retryAfterMs ?? 0) : 0
    resumesAt = now() + Math.max(pauseMs, Math.min(wait, 10 * pauseMs))
    const { code, details } = error instanceof ModelError ? error : { code: 'unexpected', details: undefined }
    log.warn({ code, status: details?.status }, 'knowledge.vectors.failed')
  }

  /** The vectors of some passages; what is not kept is asked for, and kept. */
  async function entriesOf(
    passages: readonly Wanted[],
    kept: KeptVectors,
    dimensions: number | undefined,
  ): Promise<Entry[]> {
    const known = await kept.some(passages.map(({ key }) => key))
    const missing = passages.filter(({ key }) => !known.has(key))
    if (missing.length > 0) {
      const texts = missing.map(({ text }) => text)
      const vectors = await embedder.embed(texts, AbortSignal.timeout(batchMs), dimensions)
      const made = new Map(missing.map(({ key }, index) => [key, vectors[index]!]))
      await kept.keep(made)
      for (const [key, vector] of made) known.set(key, packVector(vector))
    }
    return passages.flatMap(({ docId, chunk, key }) => {
      const numbers = known.get(key)
      return numbers ? [{ docId, chunk, key, direction: directionOf(numbers) }] : []
    })
  }

  async function make(source: KnowledgeSource, key: string): Promise<void> {
    const kept = keptOf(source)
    if (!kept) return
    const entries: Entry[] = []
    const keys = new Set<string>()
    let waiting: Wanted[] = []
    const settle = async (least: number) => {
      while (waiting.length >= least && waiting.length > 0) {
        entries.push(...(await entriesOf(waiting.slice(0, batch), kept, source.dimensions)))
        waiting = waiting.slice(batch)
      }
    }
    for await (const docs of batchesOf(source)) {
      for (const wanted of wantedOf(docs, source.maxChunkSize, kept)) {
        // Sites repeat whole passages on several pages; the first page that carries one is its source.
        if (keys.has(wanted.key)) continue
        keys.add(wanted.key)
        waiting.push(wanted)
      }
      await settle(batch)
    }
    await settle(1)
    await kept.dropOthers(keys)
    agents.delete(source.agentId)
    agents.set(source.agentId, { key, entries })
    makeRoom()
  }

  function makeRoom(): void {
    let bytes = [...agents.values()].reduce((sum, { entries }) => sum + bytesOf(entries), 0)
    for (const [agentId, { entries }] of agents) {
      if (bytes <= mostBytes || agents.size === 1) return
      bytes -= bytesOf(entries)
      agents.delete(agentId)
    }
  }

  function keptOf({ vectors, dimensions, maxChunkSize }: KnowledgeSource): KeptVectors | undefined {
    return vectors?.(`${embedder.model}:${dimensions ?? ''}:${maxChunkSize}`)
  }

  /** The passages whose vectors are nearest, as the documents have them now. */
  async function nearestOf(
    source: KnowledgeSource,
    asked: Float32Array,
    entries: readonly Entry[],
    most: number,
  ): Promise<Passage[]> {
    const breathe = createBreather()
    const found: { entry: Entry; likeness: number }[] = []
    for (const [index, entry] of entries.entries()) {
      const near = likeness(asked, entry.direction)
      if (near >= leastLikeness) found.push({ entry, likeness: near })
      if (index % 256 === 0) await breathe()
    }
    const best = found.sort((a, b) => b.likeness - a.likeness).slice(0, most)
    const IDs = new Set(best.map(({ entry }) => entry.docId))
    const docs = new Map((await someOf(source, IDs)).map((doc) => [doc.ID, doc]))
    const kept = keptOf(source)
    return best.flatMap(({ entry }) => {
      const doc = docs.get(entry.docId)
      const chunk = doc && chunkDocument(doc.content, source.maxChunkSize)[entry.chunk]
      if (!chunk || kept?.keyOf(textOf(doc, chunk)) !== entry.key) return []
      return [toPassage(doc, chunk)]
    })
  }

  function prepare(source: KnowledgeSource): void {
    const { agentId } = source
    const key = keyOf(source)
    if (now() < resumesAt || agents.get(agentId)?.key === key || making.get(agentId) === key) return
    making.set(agentId, key)
    queue = queue.then(async () => {
      try {
        if (now() >= resumesAt) await make(source, key)
      } catch (error) {
        pause(error)
      } finally {
        if (making.get(agentId) === key) making.delete(agentId)
      }
    })
  }

  return {
    prepare,

    async nearest(source, question, most, signal) {
      prepare(source)
      const known = agents.get(source.agentId)
      if (known?.key !== keyOf(source) || known.entries.length === 0 || now() < resumesAt) return []
      try {
        const until = AbortSignal.any([signal, AbortSignal.timeout(questionMs)])
        const [asked] = await embedder.embed([question.slice(0, longestText)], until, source.dimensions)
        if (!asked) return []
        return await nearestOf(source, asked, known.entries, most)
      } catch (error) {
        signal.throwIfAborted()
        pause(error)
        return []
      }
    },
  }
}

function keyOf({ revision, maxChunkSize, dimensions }: KnowledgeSource): string {
  return `${maxChunkSize}:${dimensions}:${revision}`
}

/** A passage that is to have a vector. */
interface Wanted {
  docId: string
  chunk: number
  key: string
  text: string
}

async function* batchesOf({ parts, load }: KnowledgeSource): AsyncGenerator<readonly KnowledgeDoc[]> {
  if (parts) yield* parts.batches()
  else yield await load()
}

async function someOf({ parts, load }: KnowledgeSource, IDs: ReadonlySet<string>): Promise<KnowledgeDoc[]> {
  if (parts) return parts.some([...IDs])
  return (await load()).filter(({ ID }) => IDs.has(ID))
}

/** Passages as the word search cuts them. */
function wantedOf(docs: readonly KnowledgeDoc[], maxChunkSize: number, { keyOf }: KeptVectors): Wanted[] {
  return docs.flatMap((doc) =>
    chunkDocument(doc.content, maxChunkSize).map((chunk, index) => {
      const text = textOf(doc, chunk)
      return { docId: doc.ID, chunk: index, key: keyOf(text), text }
    }),
  )
}

function toPassage({ ID, name, url }: KnowledgeDoc, { headings, text, lines }: Chunk): Passage {
  const heading = headings.at(-1) ?? ''
  return { docId: ID, title: name, ...(url && { url }), heading, headings, text, score: 0, lines }
}

/** What of a passage gets a vector: where it stands, and its words. */
function textOf({ name }: KnowledgeDoc, { headings, text }: Chunk): string {
  return [name, ...headings, text].join('\n').slice(0, longestText)
}

function bytesOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { direction }) => sum + direction.numbers.byteLength, 0)
}
