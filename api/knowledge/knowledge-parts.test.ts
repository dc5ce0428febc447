import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createKnowledgeIndexes } from '../knowledge-index/knowledge-index.ts'
import { openStores } from '../store/open-stores.ts'
import type { Doc, Stores } from '../store/store.ts'
import { createKnowledgeRepository, newDocument, textFields } from './knowledge.repository.ts'
import { createKnowledgeParts } from './knowledge-parts.repository.ts'

const agentId = 'agent'
const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-words-'))
let stores: Stores
beforeAll(async () => {
  stores = await openStores(readConfig({ DATA_DIR: dataDir }))
  const filler = 'The way over hills and along rivers ends at a lake. '.repeat(20)
  const made = Array.from({ length: 40 }, (_, at) =>
    newDocument(agentId, `d${at}`, { name: `Trail ${at}`, content: `# Trail ${at}\n${filler}` }, now()),
  )
  await documents().insertMany(made)
})
afterAll(async () => {
  await stores.close()
  rmSync(dataDir, { recursive: true })
})

const now = () => Math.floor(Date.now() / 1000)
const documents = () => createKnowledgeRepository(stores).documents('eu')
const packs = () =>
  stores.eu.collection<Doc & { agentId: string }>('knowledgePacks').find({ agentId }).toArray()

/** A server that has just started, and what it answers. */
function start(mostLoose?: number) {
  const indexes = createKnowledgeIndexes({
    ...{ maxAgents: 1, mostWholeCharacters: 10_000, patienceMs: 20_000, mostLoose },
  })
  return async (query: string, revision: string) => {
    const parts = createKnowledgeParts(stores, 'eu', agentId)
    const source = { agentId, revision, load: async () => [], parts, topChunks: 3, maxChunkSize: 2_424 }
    return (await indexes.search({ ...source, query }))[0]?.answer ?? ''
  }
}

async function make(content: string): Promise<void> {
  await documents().deleteOne({ _id: `${agentId}:d7` })
  await documents().insertOne(newDocument(agentId, 'd7', { name: 'News', content }, now()))
}

it('reads a document anew that was deleted and made again under its id while nobody followed', async () => {
  await make('# Okapi ferry\nThe Okapi ferry costs $30.')
  expect(await start()('How much is the Okapi ferry?', '1')).toContain('$30')
  await make('# Tapir bridge\nThe Tapir bridge was built in 1907.')
  expect(await start()('When was the Tapir bridge built?', '2')).toContain('1907')
})

it('answers from a pack that is kept, and keeps one at a time', async () => {
  const ask = start(1_000)
  await make('# Quagga trail\nThe Quagga trail is 17 kilometres long.')
  expect(await ask('How long is the Quagga trail?', '3')).toContain('17')
  await expect.poll(packs).not.toEqual([])
  expect(await start()('How long is the Quagga trail?', '3')).toContain('17')
  const pieces = async () => (await packs()).filter(({ _id }) => _id.endsWith(':pieces'))
  await expect.poll(pieces).toHaveLength(1)
  const [first] = await pieces()
  for (let at = 10; at < 30; at++)
    await documents().updateOne(
      { _id: `${agentId}:d${at}` },
      { $set: { ...textFields(`Closed ${at}.`), updatedAt: now() }, $inc: { rev: 1 } },
    )
  const again = start(100)
  await again('How long is the Quagga trail?', '4')
  await expect.poll(async () => (await pieces()).map(({ _id }) => _id)).not.toContain(first?._id)
  expect(await again('How long is the Quagga trail?', '4')).toContain('17')
  await expect.poll(pieces).toHaveLength(1)
})

it('tells of every document that was changed, though one of them is deleted meanwhile', async () => {
  const parts = createKnowledgeParts(stores, 'eu', 'another')
  const made = Array.from({ length: 45 }, (_, at) =>
    newDocument(
      'another',
      `d${at}`,
      { name: `Trail ${at}`, content: `Trail ${at}` },
      1_000 + Math.floor(at / 30),
    ),
  )
  await documents().insertMany(made)
  const told: string[] = []
  for await (const changed of parts.changedSince(1_000)) {
    told.push(...changed.map(({ ID }) => ID))
    if (told.length === changed.length) await documents().deleteOne({ _id: told[0]! })
  }
  expect([...told].sort()).toEqual(made.map(({ _id }) => _id).sort())
  expect(new Set(told).size).toBe(told.length)
})

/** The stores, with what else happens once when something is deleted, and the texts and stamps that are read. */
function watched(collection: string, onDelete: () => Promise<unknown> = async () => undefined) {
  const texts: string[] = []
  const stamps: string[] = []
  let waits = true
  const of = <T extends Doc>(name: string) => {
    const store = stores.eu.collection<T>(name)
    const find: typeof store.find = (filter, options) => ({
      async toArray() {
        const found = await store.find<Doc>(filter, options).toArray()
        texts.push(...found.flatMap((doc) => ('content' in doc ? doc._id : [])))
        stamps.push(...found.flatMap((doc) => ('charCount' in doc && !('content' in doc) ? doc._id : [])))
        return found as never[]
      },
    })
    const deleteMany: typeof store.deleteMany = async (filter) => {
      const deleted = await store.deleteMany(filter)
      if (waits) await onDelete()
      waits = false
      return deleted
    }
    const ours = { find, deleteMany }
    return new Proxy(store, {
      get: (_, key) =>
        name === collection && key in ours
          ? ours[key as keyof typeof ours]
          : Reflect.get(store, key).bind(store),
    })
  }
  return { texts, stamps, stores: { ...stores, eu: { ...stores.eu, collection: of } } }
}

it('keeps all words but those another process keeps at the same moment', async () => {
  const words = ['a', 'b', 'c'].map((name) => ({
    ...{ ID: `race:${name}`, key: 'ours', stamp: '1', language: 'en', words: '' },
  }))
  const theirs = () =>
    createKnowledgeParts(stores, 'eu', 'race').keepWords([{ ...words[0]!, key: 'theirs' }], '')
  const ours = createKnowledgeParts(watched('knowledgeWords', theirs).stores, 'eu', 'race')
  await ours.keepWords(words, '')
  const kept = await ours.someWords(words.map(({ ID }) => ID))
  expect(kept.map(({ ID, key }) => [ID, key]).sort()).toEqual([
    ['race:a', 'theirs'],
    ['race:b', 'ours'],
    ['race:c', 'ours'],
  ])
})

it('reads the texts a question needs after a change, however many were written a moment ago', async () => {
  const many = 'many'
  const filler = 'The way over hills and along rivers ends at a lake. '.repeat(30)
  const made = Array.from({ length: 200 }, (_, at) =>
    newDocument(many, `d${at}`, { name: `Trail ${at}`, content: `# Trail ${at}\n${filler}` }, now()),
  )
  await documents().insertMany(made)
  const { texts, stamps, stores: counted } = watched('knowledge')
  const asked = (mostLoose?: number) => {
    const indexes = createKnowledgeIndexes({
      ...{ maxAgents: 1, mostWholeCharacters: 10_000, patienceMs: 20_000, mostLoose },
    })
    return (revision: string) => {
      const parts = createKnowledgeParts(counted, 'eu', many)
      const source = { agentId: many, revision, load: async () => [], parts, topChunks: 3 }
      return indexes.search({ ...source, maxChunkSize: 2_424, query: 'How long is the Quagga trail?' })
    }
  }
  const change = (at: number, km: number) => {
    const content = `# Quagga trail\nThe Quagga trail is ${km} kilometres long.`
    return documents().updateOne(
      { _id: `${many}:d${at}` },
      { $set: { ...textFields(content), updatedAt: now() }, $inc: { rev: 1 } },
    )
  }
  const ask = asked(1_000)
  await ask('1')
  const parts = createKnowledgeParts(stores, 'eu', many)
  await expect.poll(async () => (await parts.state())?.pack).toBeTruthy()
  for (const [asking, revision, km] of [
    [ask, '2', 17],
    [asked(), '3', 18],
  ] as const) {
    await change(km, km)
    texts.length = 0
    expect((await asking(revision))[0]?.answer).toContain(String(km))
    expect(texts.length).toBeLessThan(60)
  }

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 })
  try {
    const later = asked()
    await later('3')
    await expect.poll(async () => (await parts.state())?.since).toBeGreaterThan(now() - 30 * 60)
    await change(17, 19)
    stamps.length = 0
    expect((await later('4'))[0]?.answer).toContain('19')
    // What was written before the server started was looked through by then, behind the answer.
    expect(stamps).toEqual([`${many}:d17`])
  } finally {
    vi.useRealTimers()
  }
})
