import type { Logger } from 'pino'
import { chunkDocument } from '../knowledge-index/chunk.ts'
import type { KnowledgeSource } from '../knowledge-index/knowledge-index.ts'
import type { KnowledgeDoc, Passage } from '../knowledge-index/passage.ts'
import type { Embedder } from '../providers/openai/embeddings.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import { createBreather } from '../shared/breather.ts'
import { createVectorCache } from './vector-cache.ts'

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

interface Prepared {
  key: string
  /** With their vectors; those that could not be had are missing. */
  entries: { passage: Passage; vector: Float32Array }[]
}

const mostAgents = 100
/** Passages of one agent that get a vector. */
const mostPassages = 2_000
const batch = 64
const longestText = 6_000
const batchMs = 30_000
/** After a failure nobody is asked for so long, in milliseconds. */
const pauseMs = 60_000
const cacheBytes = 64 * 1024 * 1024
/** Below this cosine a passage has nothing to do with a question. */
const leastLikeness = 0.2

/** Vectors live in memory: after a restart they are made again when an agent is asked first. */
export function createVectorIndex({
  embedder,
  log,
  questionMs = 1_500,
  now = () => performance.now(),
}: VectorIndexOptions): VectorIndex {
  const cache = createVectorCache(cacheBytes)
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

  async function vectorsOf(texts: readonly string[], dimensions: number | undefined): Promise<void> {
    const missing = [...new Set(texts)].filter((text) => !cache.get(cacheKey(text, dimensions)))
    for (let at = 0; at < missing.length; at += batch) {
      const part = missing.slice(at, at + batch)
      const vectors = await embedder.embed(part, AbortSignal.timeout(batchMs), dimensions)
      for (const [index, vector] of vectors.entries()) {
        cache.set(cacheKey(part[index] ?? '', dimensions), vector)
      }
    }
  }

  async function make(
    { agentId, maxChunkSize, dimensions, load }: KnowledgeSource,
    key: string,
  ): Promise<void> {
    const passages = (await passagesOf(await load(), maxChunkSize)).slice(0, mostPassages)
    await vectorsOf(passages.map(textOf), dimensions)
    const entries = passages.flatMap((passage) => {
      const vector = cache.get(cacheKey(textOf(passage), dimensions))
      return vector ? [{ passage, vector }] : []
    })
    agents.delete(agentId)
    agents.set(agentId, { key, entries })
    const oldest = agents.keys().next()
    if (agents.size > mostAgents && !oldest.done) agents.delete(oldest.value)
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
        return known.entries
          .map(({ passage, vector }) => ({ passage, likeness: product(asked, vector) }))
          .filter(({ likeness }) => likeness >= leastLikeness)
          .sort((a, b) => b.likeness - a.likeness)
          .slice(0, most)
          .map(({ passage }) => passage)
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

/** A text has another vector for each length. */
function cacheKey(text: string, dimensions: number | undefined): string {
  return `${dimensions}\n${text}`
}

/** Passages as the word search cuts them, each text once. */
async function passagesOf(docs: readonly KnowledgeDoc[], maxChunkSize: number): Promise<Passage[]> {
  const passages = new Map<string, Passage>()
  const breathe = createBreather()
  for (const { ID, name, url, content } of docs) {
    for (const { headings, text, lines } of chunkDocument(content, maxChunkSize)) {
      const heading = headings.at(-1) ?? ''
      const key = `${heading}\n${text}`
      if (passages.has(key)) continue
      passages.set(key, {
        docId: ID,
        title: name,
        ...(url && { url }),
        heading,
        headings,
        text,
        score: 0,
        lines,
      })
    }
    await breathe()
  }
  return [...passages.values()]
}

/** What of a passage gets a vector: where it stands, and its words. */
function textOf({ title, headings, text }: Passage): string {
  return [title, ...headings, text].join('\n').slice(0, longestText)
}

function product(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}
