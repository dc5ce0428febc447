import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AgentDoc } from '#api/agents/agent.repository.ts'
import { readConfig } from '#api/config.ts'
import { ensureIndexes } from '#api/indexes.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { createKnowledgeRepository, newDocument } from '#api/knowledge/knowledge.repository.ts'
import { createAddPages } from '#api/knowledge/pages/add-pages.ts'
import { createWritePages } from '#api/knowledge/pages/write-pages.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Stores } from '#api/store/store.ts'
import { documentsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'

const agent = { _id: 'agent', ownerID: 'owner' } as AgentDoc
const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-pages-'))
let stores: Stores
beforeAll(async () => {
  stores = await openStores(readConfig({ DATA_DIR: dataDir }))
  await ensureIndexes(stores)
  const internal = { customPlan: { limits: { maxKbDocsCharCount: 1_000 } } }
  const owner = { _id: agent.ownerID, deletedAt: null, internal }
  await stores.eu.collection<typeof owner>('users').insertOne(owner)
})
afterAll(async () => {
  await stores.close()
  rmSync(dataDir, { recursive: true })
})

/** Stores that count the changes that are made before anybody else has a turn. */
function counted() {
  const most = { inOneTurn: 0, ofRoom: 0 }
  let inTurn = 0
  const over = interceptStores(stores, async ({ collection, method }, proceed) => {
    if (writeMethods.has(method)) {
      if (inTurn === 0) setImmediate(() => (inTurn = 0))
      inTurn += 1
      if (collection === 'knowledgeRooms') most.ofRoom += 1
      most.inOneTurn = Math.max(most.inOneTurn, inTurn)
    }
    return proceed()
  })
  return { most, over }
}

/** Adds pages that are not read yet, and writes what was read of them. */
async function write(name: string, lengths: readonly number[]) {
  const { documents } = createKnowledgeRepository(stores)
  const urls = lengths.map((_, at) => `https://cafe.example/${name}${at}`)
  const docs = urls.map((url, at) =>
    newDocument(agent._id, `${name}${at}`, { name: url, url, content: '' }, 1),
  )
  await documents('eu').insertMany(docs)
  const { most, over } = counted()
  const pages = urls.map((url, at) => ({ url, page: { url, title: url, text: 'x'.repeat(lengths[at]!) } }))
  const answers = new Map(pages.map((page) => [page.url, page]))
  await createWritePages({ stores: over, now: Date.now })('eu', agent, docs, answers as never)
  const written = await documents('eu')
    .find({ _id: { $in: docs.map(({ _id }) => _id) } }, { sort: { _id: 1 } })
    .toArray()
  return { most, statuses: written.map(({ status }) => status) }
}

it('lets others have their turn between two pages, and claims the room for all of them at once', async () => {
  const { most, statuses } = await write('a', Array(8).fill(50))
  expect(statuses).toEqual(Array(8).fill('SUCCESS'))
  // Each change waits for the disk, and so does whoever else asks.
  expect(most.inOneTurn).toBeLessThanOrEqual(4)
  // Made, claimed and ended.
  expect(most.ofRoom).toBe(3)
})

it('keeps those pages that have room, and holds no more than they do', async () => {
  expect((await write('b', [400, 400, 100])).statuses).toEqual(['SUCCESS', 'ERROR', 'SUCCESS'])
  expect(await stores.eu.collection('knowledgeRooms').findOne({ _id: agent._id })).toMatchObject({
    held: 900,
    claims: {},
  })
})

it('adds no more pages than an agent may have documents, however many are added at once', async () => {
  const full = { _id: 'full', ownerID: agent.ownerID } as AgentDoc
  const { documents } = createKnowledgeRepository(stores)
  const there = Array.from({ length: documentsLimit - 50 }, (_, at) =>
    newDocument(full._id, `there${at}`, { name: `${at}`, content: '' }, 1),
  )
  await documents('eu').insertMany(there)
  const { add } = createAddPages({ stores, now: Date.now, jobs: { ask: async () => {} } as unknown as Jobs })
  const adding = Array.from({ length: 5 }, (_, call) => {
    const urls = Array.from({ length: 40 }, (_, at) => `https://cafe.example/${call}/${at}`)
    return add('eu', full, { urls, refreshRate: 'never', tags: [] })
  })
  const answers = await Promise.all(adding)
  const count = await documents('eu').countDocuments({ agentId: full._id })
  expect(count).toBeLessThanOrEqual(documentsLimit)
  expect(count).toBe(there.length + answers.reduce((sum, { added }) => sum + added, 0))
  for (const { added, known, left } of answers) expect([added + left, known]).toEqual([40, 0])
})

it('keeps a page that waits for the room of a reader who was killed, and writes it once that is over', async () => {
  const waiting = { _id: 'waiting', ownerID: agent.ownerID } as AgentDoc
  const { documents } = createKnowledgeRepository(stores)
  const urls = Array.from({ length: 8 }, (_, at) => `https://cafe.example/w${at}`)
  const nextReadAt = Date.now()
  await documents('eu').insertMany(
    urls.map((url, at) => newDocument(waiting._id, `w${at}`, { name: url, url, content: '', nextReadAt }, 1)),
  )
  let ahead = 0
  const now = () => Date.now() + ahead
  const read = async (over: Stores) => {
    const docs = await documents('eu')
      .find({ agentId: waiting._id, nextReadAt: { $gt: 0, $lte: now() } }, { sort: { nextReadAt: 1 } })
      .toArray()
    const pages = docs.map(({ url }) => ({ url, page: { url, title: url, text: 'x'.repeat(100) } }))
    const answers = new Map(pages.map((page) => [page.url, page]))
    await createWritePages({ stores: over, now })('eu', waiting, docs, answers as never)
    const all = await documents('eu')
      .find({ agentId: waiting._id }, { sort: { _id: 1 } })
      .toArray()
    return all.map(({ status }) => status)
  }
  let written = 0
  const killed = interceptStores(stores, async ({ collection, method }, proceed) => {
    if (collection === 'knowledge' && method === 'updateOne') written += 1
    if (written > 3) throw new Error('killed')
    return proceed()
  })
  await expect(read(killed)).rejects.toThrow('killed')
  const well = (count: number) =>
    Array.from({ length: 8 }, (_, at) => (at < count ? 'SUCCESS' : 'INITIALIZED'))
  // What is claimed and what is written fill the plan together.
  expect(await read(stores)).toEqual(well(5))
  ahead = 6 * 60_000
  expect(await read(stores)).toEqual(well(8))
})
