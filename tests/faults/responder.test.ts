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

  it('names the best fitting passage when the model cites none but says what it says', async () => {
    fake.script({ kind: 'answer', text: 'From 7 in the morning.' })
    expect((await ask()).done).toMatchObject({
      sources: [{ title: 'Store', url: 'https://cafe.example/store.html' }],
      known: true,
    })
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

  it.each([429, 503])('does not wait for a long Retry-After of a %d, but remembers it', async (status) => {
    fake.script({ kind: 'status', status, retryAfter: '3600' })
    expect((await failure()).details).toMatchObject({ status, retryAfterMs: 3_600_000 })
    expect(fake.calls).toHaveLength(1)
  })

  it.each([
    { status: 401, code: 'invalid_api_key', expected: 'key-refused' },
    { status: 403, code: 'forbidden', expected: 'key-refused' },
    { status: 404, code: 'model_not_found', expected: 'model-refused' },
    { status: 400, code: 'model_not_found', expected: 'model-refused' },
    { status: 403, code: 'model_not_found', expected: 'model-refused' },
    { status: 429, code: 'insufficient_quota', expected: 'quota' },
    { status: 402, code: 'no_credit', expected: 'quota' },
    { status: 400, code: 'unsupported_parameter', expected: 'request-refused' },
  ])('does not retry a $status $code, nor repeat the words about it', async ({ expected, ...refusal }) => {
    fake.script({ kind: 'status', ...refusal, message: `Incorrect API key provided: ${apiKey}` })
    const error = await failure()
    expect(error).toMatchObject({ code: expected, details: { status: refusal.status } })
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
    ['headers and then nothing', [{ kind: 'silent' }], 'timeout'],
    ['reasoning without an end', [{ kind: 'answer', text: '<think>Let me see.' }], 'bad-answer'],
    [
      'a used-up quota in the stream',
      [{ kind: 'error-event', text: 'We', code: 'insufficient_quota' }],
      'quota',
    ],
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

describe('reasoning', () => {
  it.each<[string, Step]>([
    ['in tags', { kind: 'answer', text: '<think>They ask [1] when. </think>\n\nAt 7 [2].' }],
    ['in tags, cut', { kind: 'answer', text: '<THINK>They ask when.</THINK>At 7 [2].', split: true }],
    ['between', { kind: 'answer', text: 'At <thinking>seven?</thinking>7 [2].' }],
    [
      'reasoning_content',
      { kind: 'reasoning', field: 'reasoning_content', reasoning: 'They ask', text: 'At 7 [2].' },
    ],
    ['reasoning', { kind: 'reasoning', field: 'reasoning', reasoning: 'They ask', text: 'At 7 [2].' }],
    ['in parts', { kind: 'parts', reasoning: 'They ask', text: 'At 7 [2].' }],
  ])('%s is never shown', async (_, step) => {
    fake.script(step)
    const { deltas, done } = await ask()
    expect(deltas.join('')).toBe('At 7.')
    expect(done).toMatchObject({ text: 'At 7.', sources: [{ title: 'About' }] })
  })

  it('a model that begins inside it shows it once at most', async () => {
    const step: Step = { kind: 'answer', text: 'They ask when [2].</think>At 7 [1].' }
    fake.script(step, step, { kind: 'answer', text: 'At 7 [1].' })
    const responder = createOpenAiResponder({ baseUrl: fake.url, apiKey, timeouts })
    const answers: string[][] = []
    for (let round = 0; round < 3; round++) {
      const shown: string[] = []
      for await (const event of responder.reply(request())) shown.push(event.text)
      answers.push(shown)
    }
    expect(answers.map((shown) => shown.at(-1))).toEqual(['At 7.', 'At 7.', 'At 7.'])
    expect(answers[1]?.join('')).not.toContain('ask')
    expect(answers[2]?.join('')).toBe('At 7.At 7.')
  })

  it('is no beginning: who thinks too long is out of time', async () => {
    fake.script({ kind: 'musing', ms: 20 })
    const responder = createOpenAiResponder({ baseUrl: fake.url, apiKey, timeouts, firstWordMs: 200 })
    await expect(responder.reply(request())[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'timeout',
    })
  })
})

describe('while an endpoint fails', () => {
  let now = 0
  const responder = () => createOpenAiResponder({ baseUrl: fake.url, apiKey, timeouts, now: () => now })
  async function codeOf(one: ReturnType<typeof responder>, overrides: Partial<ResponderRequest> = {}) {
    try {
      for await (const event of one.reply(request(overrides))) if (event.type === 'done') return 'answered'
    } catch (error) {
      return (error as ModelError).code
    }
    return 'nothing'
  }
  beforeEach(() => {
    now = 0
  })

  it('nobody waits for it: after two silences the third question fails at once, one later tries', async () => {
    const one = responder()
    fake.script({ kind: 'silent' }, { kind: 'silent' })
    expect([await codeOf(one), await codeOf(one)]).toEqual(['timeout', 'timeout'])
    const before = performance.now()
    expect(await codeOf(one)).toBe('timeout')
    expect(performance.now() - before).toBeLessThan(100)
    expect(fake.calls).toHaveLength(2)
    now = 16_000
    fake.script({ kind: 'slow', ms: 100, text: 'Back.' })
    const trying = codeOf(one)
    expect(await codeOf(one)).toBe('timeout')
    expect(await trying).toBe('answered')
    expect(await codeOf(one)).toBe('answered')
    expect(fake.calls).toHaveLength(4)
  })

  it('a try that fails doubles the pause, one that nobody waited for does not', async () => {
    const one = responder()
    fake.script({ kind: 'silent' }, { kind: 'silent' }, { kind: 'silent' })
    await codeOf(one)
    await codeOf(one)
    now = 16_000
    await codeOf(one)
    now += 16_000
    expect(await codeOf(one)).toBe('timeout')
    expect(fake.calls).toHaveLength(3)
    now += 16_000
    fake.script({ kind: 'silent' })
    const left = new AbortController()
    const trying = one
      .reply(request({ signal: left.signal }))
      [Symbol.asyncIterator]()
      .next()
    setTimeout(() => left.abort(new Error('left')), 50)
    await expect(trying).rejects.toThrow('left')
    expect(await codeOf(one)).toBe('answered')
  })

  it('a refused key is not tried again for a minute, a wrong name of a model holds for that model alone', async () => {
    const one = responder()
    fake.script({ kind: 'status', status: 404, code: 'model_not_found' })
    expect([await codeOf(one), await codeOf(one)]).toEqual(['model-refused', 'model-refused'])
    const other = { agent: { ...request().agent, model: 'another' } }
    expect(await codeOf(one, other)).toBe('answered')
    expect(fake.calls).toHaveLength(2)
    fake.script({ kind: 'status', status: 401 })
    expect([await codeOf(one, other), await codeOf(one, other)]).toEqual(['key-refused', 'key-refused'])
    expect(fake.calls).toHaveLength(3)
    now = 61_000
    expect(await codeOf(one, other)).toBe('answered')
  })

  it.each([
    { retryAfter: '120', held: 119_000, over: 121_000 },
    { retryAfter: '86400', held: 299_000, over: 301_000 },
  ])('Retry-After: $retryAfter is honoured, five minutes at most', async ({ retryAfter, held, over }) => {
    const one = responder()
    fake.script({ kind: 'status', status: 503, retryAfter })
    expect(await codeOf(one)).toBe('unavailable')
    now = held
    expect(await codeOf(one)).toBe('unavailable')
    expect(fake.calls).toHaveLength(1)
    now = over
    expect(await codeOf(one)).toBe('answered')
  })
})

describe('an answer is known by what it says', () => {
  async function known(
    text: string,
    question = 'When do you open?',
    overrides: Partial<ResponderRequest> = {},
  ) {
    fake.script({ kind: 'answer', text })
    const { done } = await ask({ text: question, passages: [{ ...passage, score: 0.2 }], ...overrides })
    return [done.known, done.sources.length, done.text]
  }
  it.each<[string, string, [boolean, number, string]]>([
    ['When do you open?', 'On Monday at 7:00 [1].', [true, 1, 'On Monday at 7:00.']],
    ['Wann öffnen Sie?', 'Montags um 7 Uhr [1].', [true, 1, 'Montags um 7 Uhr.']],
    [
      'When do you open?',
      'I could not find that in the sources [1].',
      [false, 1, 'I could not find that in the sources.'],
    ],
    ['Do you sell boats?', 'I could not find that. [none]', [false, 0, 'I could not find that.']],
    ['Hello!', 'Hello! How can I help?', [true, 0, 'Hello! How can I help?']],
    ['lovely weather, is it not', 'It is! How can I help? [chat]', [true, 0, 'It is! How can I help?']],
    ['Are you a lawyer?', 'You should sue them.', [false, 0, 'You should sue them.']],
  ])('%s → %s', async (question, text, expected) => expect(await known(text, question)).toEqual(expected))

  it('a passage that fits does not make a don’t-know known', async () => {
    const [isKnown, sources] = await known('I have nothing about that.', 'When do you open?', {
      passages: [passage],
    })
    expect([isKnown, sources]).toEqual([false, 0])
  })
})
