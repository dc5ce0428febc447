import { describe, expect, it, vi } from 'vitest'
import { buildAnswer } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { readAnswer } from './read-answer.ts'

const answer = buildAnswer()
const last = JSON.stringify({ status: 200, body: answer })

/** A streamed answer whose bytes arrive in the given pieces. */
function streamed(...pieces: (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
}

async function read(response: Response) {
  const onDelta = vi.fn()
  const result = await readAnswer(response, { onDelta }).catch((error: unknown) => error)
  return { result, deltas: onDelta.mock.calls.map(([delta]) => delta) }
}

describe('an answer in lines', () => {
  it('hands out the pieces, then the answer', async () => {
    const lines = `{"event":{"delta":"We "}}\n{"event":{"delta":"open"}}\n${last}\n`
    await expect(read(streamed(lines))).resolves.toEqual({ result: answer, deltas: ['We ', 'open'] })
  })

  it('puts lines and characters together that the network cut', async () => {
    const bytes = new TextEncoder().encode(`{"event":{"delta":"für 👋"}}\n${last}`)
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte))
    await expect(read(streamed(...pieces))).resolves.toEqual({ result: answer, deltas: ['für 👋'] })
  })

  it('passes over the empty lines that keep a quiet connection open', async () => {
    await expect(read(streamed('\n\n', '\n', last))).resolves.toMatchObject({ result: answer })
  })

  it('fails with the status of the last line', async () => {
    const body = { code: 'dependency_failed', message: 'No answer.', requestId: 'r-1' }
    const { result, deltas } = await read(
      streamed(`{"event":{"delta":"We"}}\n`, JSON.stringify({ status: 502, body })),
    )
    expect(deltas).toEqual(['We'])
    expect(result).toMatchObject({ name: 'ApiError', status: 502, code: 'dependency_failed' })
  })

  it('counts as cut off when the last line is missing', async () => {
    const { result } = await read(streamed('{"event":{"delta":"We"}}\n'))
    expect(result).toMatchObject({ name: 'ApiError', status: 0 })
  })

  it('fails on a line that is no JSON', async () => {
    const { result } = await read(streamed('<html>\n'))
    expect(result).toBeInstanceOf(Error)
  })
})

describe('an answer at once', () => {
  it('is read as it is', async () => {
    await expect(read(Response.json(answer))).resolves.toEqual({ result: answer, deltas: [] })
  })

  it('says how long to wait', async () => {
    const body = { code: 'rate_limited', message: 'Slowly.', requestId: 'r-2' }
    const { result } = await read(Response.json(body, { status: 429, headers: { 'Retry-After': '17' } }))
    expect(result).toMatchObject({ status: 429, code: 'rate_limited', retryAfter: 17 })
  })

  it('survives an error page of a proxy', async () => {
    const { result } = await read(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(result).toMatchObject({ name: 'ApiError', status: 502 })
  })
})
