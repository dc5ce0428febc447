import { ModelError } from '../openai/model-error.ts'
import { refusalOf } from '../openai/refusal.ts'

/** Longest wait for a whole answer, in milliseconds: somebody is on the phone. */
const answerMs = 15_000

/** Most bytes of an answer: minutes of speech. */
const longestAnswer = 4 * 1024 * 1024

/** How to reach a provider; tests have their own. */
export interface AudioNet {
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** @default 15000 */
  timeoutMs?: number
}

/** Asks a provider and reads the whole of a bounded answer; everything that goes wrong is a ModelError. */
export async function askProvider(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  { fetch = globalThis.fetch, timeoutMs = answerMs }: AudioNet = {},
): Promise<Buffer> {
  const late = AbortSignal.timeout(timeoutMs)
  try {
    // A redirect could carry the key to another host.
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      ...init,
      signal: AbortSignal.any([signal, late]),
    })
    if (!response.ok) throw await refusalOf(response)
    return await readBounded(response)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof ModelError) throw error
    if (late.aborted) throw new ModelError('timeout', 'The voice provider did not answer in time.')
    // The cause is left out: fetch quotes a malformed header, key and all.
    throw new ModelError('unavailable', 'The voice provider could not be reached.')
  }
}

async function readBounded({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > longestAnswer) throw badAnswer()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The JSON of an answer. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw badAnswer()
  }
}

/** An answer that is none. */
export function badAnswer(): ModelError {
  return new ModelError('bad-answer', 'The voice provider sent something that is not an answer.')
}
