// Races: two processes that fill one agent's room, one of them killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChangeDocuments } from '#api/knowledge/change-documents.ts'
import { createKnowledgeRepository } from '#api/knowledge/knowledge.repository.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import type { Doc, Stores } from '#api/store/store.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { mongoKind, poolSizeOf } from '../harness/mongo-kind.ts'
import { canRace, testMongoUri } from '../harness/test-stores.ts'

const script = fileURLToPath(new URL('./children/add-documents.ts', import.meta.url))
const isRacing = canRace()
const maxPoolSize = testMongoUri ? poolSizeOf(await mongoKind(testMongoUri)) : 1
const minute = 60_000

let dir: string
let stores: Stores
let workspaceId: string
let runs = 0
/** Milliseconds the clock of this process is ahead. */
let ahead: number

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'voiceglow-room-'))
  stores = testMongoUri
    ? openMongoStores({ uri: testMongoUri, maxPoolSize })
    : openEmbeddedStores({ dir, requireIndexes: true })
  runs += 1
  workspaceId = `room${process.pid}-${runs}`
  ahead = 0
})
afterEach(async () => {
  await stores.eu.collection<Doc & { agentId: string }>('knowledge').deleteMany({ agentId: agent()._id })
  await stores.eu.collection('knowledgeRooms').deleteOne({ _id: agent()._id })
  await stores.eu.collection('users').deleteOne({ _id: workspaceId })
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

const agent = () => ({ _id: `agent-${workspaceId}`, ownerID: workspaceId })

function limit(maxKbDocsCharCount: number | null) {
  const internal = { customPlan: { limits: { maxKbDocsCharCount } } }
  return stores.eu
    .collection<Doc & { internal: object; deletedAt: null }>('users')
    .updateOne({ _id: workspaceId }, { $set: { internal, deletedAt: null } }, { upsert: true })
}

function changes(over: Stores = stores) {
  return createChangeDocuments({ stores: over, now: () => Date.now() + ahead })
}

function add(ID: string, characters: number, over: Stores = stores) {
  return changes(over).insert('eu', agent(), ID, { name: ID, content: 'x'.repeat(characters) })
}

const documents = () => createKnowledgeRepository(stores).knowledgeOf('eu', agent()._id)
const held = async () => (await documents()).reduce((sum, { charCount }) => sum + charCount, 0)
const refused = expect.objectContaining({ status: 403 })

/** Stores that count what is read of documents. */
function counted(): { stores: Stores; read: () => number } {
  let read = 0
  const watched = interceptStores(stores, async ({ collection, method }, proceed) => {
    const found = await proceed()
    if (collection === 'knowledge' && method === 'find') read += (found as unknown[]).length
    return found
  })
  return { stores: watched, read: () => read }
}

describe('an agent’s room for knowledge', () => {
  it('is counted once for many texts, and is not counted at all without a limit', async () => {
    const most = 120
    await limit(1_000_000)
    await Promise.all(Array.from({ length: 20 }, (_, at) => add(`before-${at}`, 100)))
    const watched = counted()
    for (let at = 0; at < most; at += 1) await add(`d${at}`, 100, watched.stores)
    expect(watched.read()).toBeLessThanOrEqual(most)
    await limit(null)
    const free = counted()
    for (let at = 0; at < 20; at += 1) await add(`free-${at}`, 100, free.stores)
    expect(free.read()).toBe(0)
    // What was written without a limit counts under the next one.
    await limit(16_010)
    await expect(add('one', 11)).rejects.toEqual(refused)
    await add('fits', 10)
    expect(await held()).toBe(16_010)
  })

  it('is counted once a minute where it is full, and at once where something was deleted', async () => {
    await limit(1_000)
    for (let at = 0; at < 10; at += 1) await add(`d${at}`, 100)
    ahead = 2 * minute
    const watched = counted()
    for (let at = 0; at < 30; at += 1)
      await expect(add(`no-${at}`, 1, watched.stores)).rejects.toEqual(refused)
    expect(watched.read()).toBe(10)
    expect(await changes().remove('eu', agent()._id, ['d3', 'd4'])).toBe(2)
    await add('again', 200)
    await changes().save('eu', agent(), 'again', { content: 'short' })
    await add('rest', 195)
    await expect(changes().save('eu', agent(), 'again', { content: 'longer' })).rejects.toEqual(refused)
    expect(await held()).toBe(1_000)
  })

  it('holds no more for what was refused, and none for a text that failed once its time is over', async () => {
    await limit(1_000)
    const first = await add('d', 400)
    expect((await add('d', 400)).rev).toBe(first.rev)
    const failing = interceptStores(stores, async ({ collection, method }, proceed) => {
      if (collection === 'knowledge' && method === 'insertOne') throw new Error('told to')
      return proceed()
    })
    await expect(add('lost', 500, failing)).rejects.toThrow('told to')
    await expect(add('more', 600)).rejects.toEqual(refused)
    ahead = 6 * minute
    await add('more', 600)
    expect(await held()).toBe(1_000)
  })

  it('is never overstepped by texts that come at once, however slow the store is', async () => {
    await limit(1_000)
    const slow = interceptStores(stores, async (_, proceed) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
      return proceed()
    })
    const ends = Array.from({ length: 40 }, (_, at) =>
      add(`d${at}`, 90, slow).then(() =>
        changes(slow).save('eu', agent(), `d${at}`, { content: 'x'.repeat(40 + at * 3) }),
      ),
    )
    await Promise.allSettled(ends)
    expect(await held()).toBeLessThanOrEqual(1_000)
    const rest = 1_000 - (await held())
    ahead = 2 * minute
    await expect(add('over', rest + 1)).rejects.toEqual(refused)
    await add('rest', rest)
    expect(await held()).toBe(1_000)
  })

  it.runIf(isRacing)(
    'is filled by two processes to its end, and not beyond',
    { timeout: 60_000 },
    async () => {
      await limit(9_050)
      const kept = (await Promise.all([run(60), run(60)].map(outputOf))).flat()
      expect(kept).toHaveLength(90)
      expect(await held()).toBe(9_000)
      await add('rest', 50)
      await expect(add('over', 1)).rejects.toEqual(refused)
    },
  )

  it('is right again after a process was killed while it wrote', { timeout: 60_000 }, async () => {
    await limit(10_000_000)
    const child = run(100_000)
    let told = ''
    child.stdout!.on('data', (chunk: string) => {
      told += chunk
      if (told.split('\n').length > 25) child.kill('SIGKILL')
    })
    await outputOf(child)
    const left = await held()
    expect(left).toBeGreaterThan(2_000)
    await limit(left + 100)
    ahead = 6 * minute
    await expect(add('over', 101)).rejects.toEqual(refused)
    await add('rest', 100)
    expect(await held()).toBe(left + 100)
  })
})

function run(count: number): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, testMongoUri ?? dir, workspaceId, '100', String(count), String(maxPoolSize)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  child.stdout!.setEncoding('utf8')
  return child
}

/** Starts it once it is ready; the documents it told of. */
async function outputOf(child: ChildProcess): Promise<string[]> {
  let text = ''
  child.stdout!.on('data', (chunk: string) => {
    if (text === '') child.stdin!.write('go\n')
    text += chunk
  })
  await once(child, 'close')
  return text.split('\n').slice(1, -1)
}
