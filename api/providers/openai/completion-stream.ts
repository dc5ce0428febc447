import { toModelError } from './chat-request.ts'
import type { CompletionChunk } from './completion-chunk.ts'
import { readCompletionChunk } from './completion-chunk.ts'
import { readEventData } from './event-stream.ts'
import { ModelError } from './model-error.ts'

const longestAnswer = 1024 * 1024

/** The pieces of an answer, streamed or whole; a stream that stops before its end throws. */
export async function* readCompletion(
  response: Response,
  idleMs: number,
  signal: AbortSignal,
): AsyncGenerator<CompletionChunk> {
  const type = response.headers.get('content-type') ?? ''
  const chunks = readChunks(response, idleMs, signal)
  if (type.includes('application/json')) {
    yield readCompletionChunk(await readAll(chunks))
    return
  }
  if (!type.includes('text/event-stream')) {
    await response.body?.cancel()
    throw new ModelError('bad-answer', 'The model sent something that is no answer.')
  }
  let finished = false
  for await (const data of readEventData(chunks)) {
    if (data === '[DONE]') return
    const chunk = readCompletionChunk(data)
    finished ||= chunk.finished
    yield chunk
  }
  if (!finished) throw new ModelError('bad-answer', 'The model stopped in the middle of its answer.')
}

/** The body's bytes; silence longer than `idleMs` is a timeout, and leaving early closes the connection. */
async function* readChunks(
  response: Response,
  idleMs: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), idleMs)
      if (done) return
      yield value
    }
  } catch (error) {
    throw toModelError(error, signal)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelError('timeout', 'The model stopped answering.')), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > longestAnswer) throw new ModelError('bad-answer', 'The model sent too much.')
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}
