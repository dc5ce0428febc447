import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ModelError } from '#api/providers/openai/model-error.ts'
import { createOpenAiResponder } from '#api/providers/responder/openai-responder.ts'
import type { AnswerDone, ResponderEvent, ResponderRequest } from '#api/providers/responder/responder.ts'
import type { FakeOpenAi } from '../fakes/openai/openai.ts'
import { start } from '../fakes/openai/openai.ts'
import type { Step } from '../fakes/openai/steps.ts'

const apiKey = 'sk-canary-5f1d'
const timeouts = { connectMs: 400, idleMs: 300, retryAfterMs: 1_000 }
let fake: FakeOpenAi

beforeEach(async () => {
  fake = await start({ port: 0 })
})
afterEach(() => fake.stop())

const passage = {
  docId: 'd1',
  title: 'Store',
  url: 'https://cafe.example/store.html',
  heading: 'Hours',
  headings: ['Hours'],
  text: 'Monday: 7:00 AM to 8:00 PM',
  score: 0.9,
  lines: [],
}
const other = { ...passage, docId: 'd2', title: 'About', url: 'https://cafe.example/about.html', score: 0.7 }

function request(overrides: Partial<ResponderRequest> = {}): ResponderRequest {
  return {
    agent: { title: 'Cafe', systemPrompt: 'Be kind.', model: 'gpt-4o', temperature: 0.5, maxTokens: 1024 },
    history: [],
    text: 'When do you open?',
    passages: [passage, other],
    signal: new AbortController().signal,
    ...overrides,
  }
}

async function ask(overrides: Partial<ResponderRequest> = {}, baseUrl = fake.url) {
  const events: ResponderEvent[] = []
  const responder = createOpenAiResponder({ baseUrl, apiKey, timeouts })
  for await (const event of responder.reply(request(overrides))) events.push(event)
  const done = events.at(-1) as AnswerDone
  return { deltas: events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])), done }
}

async function failure(baseUrl?: string): Promise<ModelError> {
  const error = await ask({}, baseUrl).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ModelError)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(apiKey)
  return error as ModelError
}

describe('the OpenAI-compatible responder', () => {
  it.each<[string, Partial<Step>]>([
    ['whole events', {}],
    ['events cut into seven bytes', { split: true }],
    ['CRLF line ends, cut', { split: true, crlf: true }],
  ])('streams an answer in %s', async (_, how) => {
    fake.script({ kind: 'answer', text: 'We öffnen at 7 ☕ today [2].', ...how } as Step)
    const { deltas, done } = await ask()
    expect(deltas.join('')).toBe('We öffnen at 7 ☕ today.')
    expect(deltas.length).toBeGreaterThan(1)
    expect(done).toEqual({
      type: 'done',
      text: 'We öffnen at 7 ☕ today.',
      sources: [{ title: 'About', url: 'https://cafe.example/about.html' }],
      known: true,
      usage: { promptTokens: 12, completionTokens: 34 },
    })
  })

  it('names the best fitting passage when the model cites none', async () => {
    expect((await ask()).done.sources).toEqual([{ title: 'Store', url: 'https://cafe.example/store.html' }])
  })

  it('is not known when nothing fits and nothing is cited', async () => {
    const { done } = await ask({ passages: [{ ...passage, score: 0.1 }] })
    expect(done).toMatchObject({ known: false, sources: [] })
  })

  it('reads an answer that was not streamed', async () => {
    fake.script({ kind: 'json', text: 'At seven [1].' })
    expect((await ask()).done).toMatchObject({
      text: 'At seven.',
      usage: { promptTokens: 12, completionTokens: 34 },
    })
  })

  it('sends the key as a bearer and the agent settings', async () => {
    await ask()
    expect(fake.calls[0]).toMatchObject({
      method: 'POST',
      authorization: `Bearer ${apiKey}`,
      body: { model: 'gpt-4o', temperature: 0.5, max_tokens: 1024, stream: true },
    })
    expect(JSON.stringify(fake.calls[0]?.body)).not.toContain(apiKey)
  })

  it('prefers its own model where the endpoint serves one', async () => {
    const responder = createOpenAiResponder({ baseUrl: `${fake.url}/`, apiKey, model: 'local-7b' })
    for await (const event of responder.reply(request())) expect(event.type).toMatch(/delta|done/)
    expect(fake.calls[0]?.body.model).toBe('local-7b')
  })

  it.each<[string, Step]>([
    ['429 with a short Retry-After', { kind: 'status', status: 429, retryAfter: '0' }],
    ['500', { kind: 'status', status: 500, retryAfter: '0' }],
    ['503 with a date', { kind: 'status', status: 503, retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])('retries once after %s', async (_, step) => {
    fake.script(step, { kind: 'answer', text: 'Recovered.' })
    expect((await ask()).done.text).toBe('Recovered.')
    expect(fake.calls).toHaveLength(2)
  })

  it('gives up after the second 429', async () => {
    fake.script(
      { kind: 'status', status: 429, retryAfter: '0' },
      { kind: 'status', status: 429, retryAfter: '0' },
    )
    expect((await failure()).code).toBe('rate-limited')
    expect(fake.calls).toHaveLength(2)
  })

  it('does not wait for a long Retry-After', async () => {
    fake.script({ kind: 'status', status: 429, retryAfter: '3600' })
    expect((await failure()).code).toBe('rate-limited')
    expect(fake.calls).toHaveLength(1)
  })

  it('does not retry a refused key, nor repeat what the provider says about it', async () => {
    fake.script({ kind: 'status', status: 401, message: `Incorrect API key provided: ${apiKey}` })
    expect((await failure()).code).toBe('unavailable')
    expect(fake.calls).toHaveLength(1)
  })

  it.each<[string, Step[], ModelError['code']]>([
    [
      '500 twice',
      [
        { kind: 'status', status: 500, retryAfter: '0' },
        { kind: 'status', status: 500 },
      ],
      'unavailable',
    ],
    ['HTML instead of JSON', [{ kind: 'html' }], 'bad-answer'],
    ['an event that is no JSON', [{ kind: 'garbage' }], 'bad-answer'],
    ['a truncated stream', [{ kind: 'truncated', text: 'We open' }], 'bad-answer'],
    ['a reset mid-body', [{ kind: 'reset', text: 'We open' }], 'unavailable'],
    ['an error in the stream', [{ kind: 'error-event', text: 'We', code: 'server_error' }], 'unavailable'],
    [
      'a limit in the stream',
      [{ kind: 'error-event', text: 'We', code: 'rate_limit_exceeded' }],
      'rate-limited',
    ],
    ['an empty answer', [{ kind: 'answer', text: '' }], 'bad-answer'],
    ['no answer in time', [{ kind: 'slow', ms: 1_500, text: 'Late.' }], 'timeout'],
    ['silence mid-answer', [{ kind: 'stall', text: 'We' }], 'timeout'],
  ])('reports %s', async (_, steps, code) => {
    fake.script(...steps)
    expect((await failure()).code).toBe(code)
  })

  it('reports a refused connection', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    expect((await failure(`http://127.0.0.1:${port}/v1`)).code).toBe('unavailable')
  })

  it('reports a name that does not resolve', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    const responder = createOpenAiResponder({ baseUrl: 'http://model.invalid/v1', apiKey, fetch })
    await expect(responder.reply(request())[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  it('keeps a malformed key out of the error', async () => {
    const responder = createOpenAiResponder({ baseUrl: fake.url, apiKey: `${apiKey}\nx` })
    const error: unknown = await responder
      .reply(request())
      [Symbol.asyncIterator]()
      .next()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'unavailable' })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(apiKey)
  })

  it('stops when the visitor leaves, before and during the answer', async () => {
    const before = AbortSignal.abort(new Error('left'))
    await expect(ask({ signal: before })).rejects.toThrow('left')

    const during = new AbortController()
    fake.script({ kind: 'stall', text: 'We' })
    const responder = createOpenAiResponder({ baseUrl: fake.url, apiKey })
    const reading = (async () => {
      for await (const event of responder.reply(request({ signal: during.signal })))
        if (event.type === 'delta') during.abort(new Error('left'))
    })()
    await expect(reading).rejects.toThrow('left')
  })
})
