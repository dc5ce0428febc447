import type { ChatEndpointOptions } from './chat-request.ts'
import { ModelError } from './model-error.ts'
import { refusalOf } from './refusal.ts'

/** Turns texts into vectors. */
export interface Embedder {
  /** Vectors of different models are not compared. */
  model: string
  /**
   * A vector of length 1 per text, in their order. Throws a ModelError.
   * @param dimensions numbers of each, where the model can make them; else as many as it makes
   */
  embed(texts: readonly string[], signal: AbortSignal, dimensions?: number): Promise<Float32Array[]>
}

/** Where to ask, and which model. */
export interface EmbedderOptions extends Pick<ChatEndpointOptions, 'baseUrl' | 'apiKey' | 'fetch'> {
  model: string
}

/** Longest answer that is read, in bytes: 64 texts of 4,096 numbers in JSON. */
const longestAnswer = 8 * 1024 * 1024
const mostNumbers = 8_192

/** Vectors from the `/embeddings` of any OpenAI-compatible endpoint. */
export function createEmbedder({
  baseUrl,
  apiKey,
  model,
  fetch = globalThis.fetch,
}: EmbedderOptions): Embedder {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`

  /** The model refuses to be told how long its vectors are. */
  let hasOwnLength = false

  async function ask(
    texts: readonly string[],
    signal: AbortSignal,
    dimensions?: number,
  ): Promise<Float32Array[]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float', dimensions }),
      // A redirect could carry the key to another host.
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw await refusalOf(response)
    return vectorsOf(await readBounded(response), texts.length)
  }

  return {
    model,
    async embed(texts, signal, dimensions) {
      const wished = hasOwnLength ? undefined : dimensions
      try {
        try {
          return await ask(texts, signal, wished)
        } catch (error) {
          if (wished === undefined || !isRefusal(error)) throw error
          const vectors = await ask(texts, signal)
          // Without the wish it works: the wish was what it refused.
          hasOwnLength = true
          return vectors
        }
      } catch (error) {
        if (error instanceof ModelError) throw error
        if (signal.aborted) throw new ModelError('timeout', 'The vectors did not come in time.')
        // The cause is left out: fetch quotes a malformed Authorization header, key and all.
        throw new ModelError('unavailable', 'The embeddings could not be reached.')
      }
    },
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > longestAnswer) throw badVectors()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function vectorsOf(json: string, count: number): Float32Array[] {
  let data: unknown
  try {
    data = (JSON.parse(json) as { data?: unknown } | null)?.data
  } catch {
    throw badVectors()
  }
  if (!Array.isArray(data) || data.length !== count) throw badVectors()
  const vectors: Float32Array[] = []
  for (const [position, item] of data.entries()) {
    const { index = position, embedding } = (item ?? {}) as { index?: unknown; embedding?: unknown }
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count)
      throw badVectors()
    vectors[index] = unit(embedding)
  }
  const { length } = vectors[0] ?? []
  const isWhole = Object.keys(vectors).length === count && vectors.every((vector) => vector.length === length)
  if (!isWhole) throw badVectors()
  return vectors
}

function unit(numbers: unknown): Float32Array {
  if (!Array.isArray(numbers) || numbers.length === 0 || numbers.length > mostNumbers) throw badVectors()
  const vector = Float32Array.from(numbers as number[])
  const length = Math.hypot(...vector)
  if (!Number.isFinite(length) || length === 0) throw badVectors()
  return vector.map((value) => value / length)
}

function badVectors(): ModelError {
  return new ModelError('bad-answer', 'The model sent something that are no vectors.')
}

function isRefusal(error: unknown): boolean {
  return error instanceof ModelError && error.code === 'request-refused'
}
