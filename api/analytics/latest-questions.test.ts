import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { ensureIndexes } from '../indexes.ts'
import { openStores } from '../store/open-stores.ts'
import type { Doc, Stores } from '../store/store.ts'
import { createLatestQuestions } from './latest-questions.ts'

const agentId = 'agent'
const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-questions-'))
let stores: Stores
/** Messages that were read. */
let read = 0

beforeAll(async () => {
  stores = await openStores(readConfig({ DATA_DIR: dataDir }))
  await ensureIndexes(stores)
  const keep = (name: string, docs: readonly Doc[]) => stores.eu.collection<Doc>(name).insertMany(docs)
  await keep(
    'conversations',
    ['widget', 'test'].map((channel) => ({ _id: channel, agentId, channel })),
  )
  const said = (conversationId: string, at: number) => ({
    ...{ _id: `${conversationId}:${at}`, conversationId, agentId, role: 'user', ts: at },
    text: `Do you rent out bicycles for ${at} days?`,
  })
  await keep('messages', [said('widget', 10), said('widget', 5_000)])
  for (let at = 1_000; at < 5_000; at += 1_000)
    await keep(
      'messages',
      Array.from({ length: 1_000 }, (_, index) => said('test', at + index)),
    )
})
afterAll(async () => {
  await stores.close()
  rmSync(dataDir, { recursive: true })
})

function counted(): Stores {
  const collection = <T extends Doc>(name: string) => {
    const store = stores.eu.collection<T>(name)
    const find: typeof store.find = (filter, options) => ({
      async toArray() {
        const found = await store.find<never>(filter, options).toArray()
        if (name === 'messages') read += found.length
        return found
      },
    })
    return new Proxy(store, {
      get: (_, key) => (key === 'find' ? find : Reflect.get(store, key).bind(store)),
    })
  }
  return { ...stores, eu: { ...stores.eu, collection } }
}

it('looks back over a bounded number of messages, however many were said to the agent in a test', async () => {
  const latest = createLatestQuestions(counted())
  const asked = await latest('eu', agentId, { from: 0, before: 6_000 }, 20)
  expect(asked.map(({ text }) => text)).toEqual(['Do you rent out bicycles for 5000 days?'])
  expect(read).toBeGreaterThan(1_000)
  expect(read).toBeLessThan(2_500)
})
