import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KnowledgeSource } from '#api/knowledge-index/knowledge-index.ts'
import { createEmbedder } from '#api/providers/openai/embeddings.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import type { DocStore, Stores } from '#api/store/store.ts'
import { createKeptVectors, type VectorDoc } from '#api/vector-index/kept-vectors.ts'
import { createVectorIndex } from '#api/vector-index/vector-index.ts'
import type { FakeOpenAi } from '../fakes/openai/openai.ts'
import { start } from '../fakes/openai/openai.ts'
import type { VectorStep } from '../fakes/openai/vectors.ts'
import { captureLog } from '../harness/log-capture.ts'

const apiKey = 'sk-canary-77aa'
const signal = new AbortController().signal
let fake: FakeOpenAi
let now = 0
let kept: DocStore<VectorDoc>
let dir = ''
let stores: Stores

beforeEach(async () => {
  now = 0
  dir = mkdtempSync(join(tmpdir(), 'voiceglow-vectors-'))
  stores = openEmbeddedStores({ dir, requireIndexes: true })
  kept = stores.eu.collection('knowledgeVectors')
  await kept.createIndex({ agentId: 1, kind: 1, _id: 1 })
  fake = await start({ port: 0 })
})
afterEach(async () => {
  await fake.stop()
  await stores.close()
  rmSync(dir, { recursive: true })
})

const content = `# Visiting
Animals are welcome on the terrace.

# Hours
We are open from seven.

# Paying
We take cash.`

function source(revision = '1', text = content): KnowledgeSource {
  const docs = [{ ID: 'd1', name: 'Café', url: 'https://cafe.example/', content: text }]
  return {
    agentId: 'eu:a',
    revision,
    maxChunkSize: 2424,
    load: () => Promise.resolve(docs),
    vectors: (kind) => createKeptVectors(kept, 'a', kind),
  }
}

function makeIndex() {
  const { log, lines, text } = captureLog()
  const embedder = createEmbedder({ baseUrl: fake.url, apiKey, model: 'small' })
  return { index: createVectorIndex({ embedder, log, questionMs: 200, now: () => now }), lines, text }
}

async function ready(index: ReturnType<typeof makeIndex>['index'], of = source()) {
  await expect.poll(() => index.nearest(of, 'open?', 3, signal)).not.toEqual([])
}

describe('passages by meaning', () => {
  it('are found in other words, after their vectors were made beside the first question', async () => {
    const { index } = makeIndex()
    expect(await index.nearest(source(), 'Darf mein Hund mit?', 2, signal)).toEqual([])
    await ready(index)
    const [first] = await index.nearest(source(), 'Darf mein Hund mit?', 2, signal)
    expect(first).toMatchObject({ heading: 'Visiting', docId: 'd1', score: 0, url: 'https://cafe.example/' })
    expect(fake.calls[0]).toMatchObject({
      path: '/v1/embeddings',
      authorization: `Bearer ${apiKey}`,
      body: { model: 'small' },
    })
  })

  it('cost one call per text: after a change only what is new is asked', async () => {
    const { index } = makeIndex()
    index.prepare(source())
    await ready(index)
    const changed = source('2', `${content}\n\n# Parking\nCars stay outside.`)
    index.prepare(changed)
    await ready(index, changed)
    const asked = fake.calls.map(({ body }) => body.input as string[]).filter(([text]) => text !== 'open?')
    expect(asked.map((texts) => texts.length)).toEqual([3, 1])
  })

  it('are kept: after a start the endpoint is asked for the question alone', async () => {
    await ready(makeIndex().index)
    const before = fake.calls.length
    await ready(makeIndex().index)
    const asked = fake.calls.slice(before).map(({ body }) => body.input)
    expect(asked.length).toBeGreaterThan(0)
    for (const input of asked) expect(input).toEqual(['open?'])
  })

  it('have none any more once their text is gone', async () => {
    const { index } = makeIndex()
    await ready(index)
    await ready(index, source('2', '# Hours\nWe are open from seven.'))
    expect(await kept.countDocuments({ agentId: 'a' })).toBe(1)
  })

  it('have no end: of 2,500 the last is found, too', async () => {
    const text = Array.from({ length: 2_500 }, (_, at) => `# Number ${at}\nNothing is told of ${at}.`).join(
      '\n',
    )
    const long = source('1', `${text}\n\n${content}`)
    const { index } = makeIndex()
    await expect.poll(() => index.nearest(long, 'dog', 1, signal), { timeout: 50_000 }).not.toEqual([])
    expect((await index.nearest(long, 'dog', 1, signal))[0]?.heading).toBe('Visiting')
    expect(await kept.countDocuments({ agentId: 'a' })).toBe(2_503)
  }, 60_000)

  it('come in the order of their index', async () => {
    fake.scriptVectors({ kind: 'vectors', shuffled: true })
    const { index } = makeIndex()
    index.prepare(source())
    await ready(index)
    expect((await index.nearest(source(), 'dog', 1, signal))[0]?.heading).toBe('Visiting')
  })
})

describe('the length of vectors', () => {
  const ofLength = (dimensions: number) => ({ ...source(), dimensions })

  it('is what the agent says, and another length makes them anew', async () => {
    const { index } = makeIndex()
    await ready(index, ofLength(512))
    await ready(index, ofLength(256))
    const passages = fake.calls.filter(({ body }) => (body.input as string[])[0] !== 'open?')
    expect(passages.map(({ body }) => [body.dimensions, (body.input as string[]).length])).toEqual([
      [512, 3],
      [256, 3],
    ])
    expect(fake.calls.at(-1)?.body).toMatchObject({ input: ['open?'], dimensions: 256 })
  })

  it('is left to a model that refuses to be told, and it is told no more', async () => {
    fake.scriptVectors({ kind: 'status', status: 400 })
    const { index } = makeIndex()
    await ready(index, ofLength(512))
    expect(fake.calls.map(({ body }) => body.dimensions)).toEqual([
      512,
      ...fake.calls.slice(1).map(() => undefined),
    ])
  })
})

describe('an endpoint without vectors', () => {
  it.each<[string, VectorStep]>([
    ['a refused key', { kind: 'status', status: 401 }],
    ['no such model', { kind: 'status', status: 404 }],
    ['no JSON', { kind: 'body', body: '<html>' }],
    ['null', { kind: 'body', body: 'null' }],
    ['too few', { kind: 'body', body: '{"data":[]}' }],
    ['no numbers', { kind: 'body', body: '{"data":[{"embedding":["x"]}]}' }],
    ['nothing but zeros', { kind: 'body', body: '{"data":[{"embedding":[0,0]}]}' }],
    ['a wrong index', { kind: 'body', body: '{"data":[{"index":9e9,"embedding":[1]}]}' }],
    ['silence', { kind: 'slow', ms: 600 }],
  ])('leaves the words alone and is not asked for a minute: %s', async (_, step) => {
    const { index, lines, text } = makeIndex()
    await index.nearest(source(), 'open?', 3, signal)
    await ready(index)
    fake.scriptVectors(step)
    expect(await index.nearest(source(), 'open?', 3, signal)).toEqual([])
    const { length } = fake.calls
    expect(await index.nearest(source(), 'open?', 3, signal)).toEqual([])
    expect(fake.calls).toHaveLength(length)
    expect(lines()).toContainEqual(expect.objectContaining({ level: 40, msg: 'knowledge.vectors.failed' }))
    expect(text()).not.toContain('canary')
    now = 61_000
    expect(await index.nearest(source(), 'open?', 3, signal)).not.toEqual([])
  })

  it('is no reason to go on for who left', async () => {
    const { index } = makeIndex()
    index.prepare(source())
    await ready(index)
    await expect(index.nearest(source(), 'open?', 3, AbortSignal.abort(new Error('left')))).rejects.toThrow(
      'left',
    )
    expect(await index.nearest(source(), 'open?', 3, signal)).not.toEqual([])
  })
})
