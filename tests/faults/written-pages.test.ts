import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AgentDoc } from '#api/agents/agent.repository.ts'
import { readConfig } from '#api/config.ts'
import { createKnowledgeRepository, newDocument } from '#api/knowledge/knowledge.repository.ts'
import { createWritePages } from '#api/knowledge/pages/write-pages.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Stores } from '#api/store/store.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'

const agent = { _id: 'agent', ownerID: 'owner' } as AgentDoc
const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-pages-'))
let stores: Stores
beforeAll(async () => {
  stores = await openStores(readConfig({ DATA_DIR: dataDir }))
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
