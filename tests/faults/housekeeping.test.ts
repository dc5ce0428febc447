import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { runHousekeeping } from '#api/housekeeping.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { createKnowledgeRepository, newDocument } from '#api/knowledge/knowledge.repository.ts'
import { diskFiles } from '#api/providers/files/disk-files.ts'
import type { RemovalDeps } from '#api/shared/ownership.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import type { Stores } from '#api/store/store.ts'
import { captureLog } from '../harness/log-capture.ts'

const minute = 60_000
let dir: string
let stores: Stores
let deps: Omit<RemovalDeps, 'now'>

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'voiceglow-housekeeping-'))
  stores = await openEmbeddedStores({ dir, requireIndexes: true })
  await ensureIndexes(stores)
  deps = { stores, files: diskFiles(join(dir, 'files')), log: captureLog().log }
})

afterEach(async () => {
  await stores.close()
  await rm(dir, { recursive: true, force: true })
})

/** What a creation leaves that died before its last write. */
async function leaveUnfinished(agentId: string, claimedAt: number): Promise<void> {
  const { claims } = createAgentRepository(stores)
  const { documents: knowledge } = createKnowledgeRepository(stores)
  await claims('eu').insertOne({ _id: agentId, workspaceId: 'w', claimedAt, state: 'open' })
  await knowledge('eu').insertOne(newDocument(agentId, '0000', { name: 'Page', content: 'Text' }, 0))
}

describe('runHousekeeping', () => {
  it('removes what a dead creation left, and leaves a running one alone', async () => {
    const now = 100 * minute
    await leaveUnfinished('dead', now - 11 * minute)
    await leaveUnfinished('running', now - minute)
    await runHousekeeping({ ...deps, now: () => now })
    const { claims } = createAgentRepository(stores)
    const { documents: knowledge } = createKnowledgeRepository(stores)
    expect(await claims('eu').findOne({ _id: 'dead' })).toBeNull()
    expect(await knowledge('eu').countDocuments({ agentId: 'dead' })).toBe(0)
    expect(await claims('eu').findOne({ _id: 'running' })).not.toBeNull()
    expect(await knowledge('eu').countDocuments({ agentId: 'running' })).toBe(1)
  })

  it('removes sessions that are over and keeps the others', async () => {
    const sessions = stores.na.collection<{ _id: string; expiresAt: number }>('sessions')
    await sessions.insertMany([
      { _id: 'over', expiresAt: 999 },
      { _id: 'valid', expiresAt: 1001 },
    ])
    await runHousekeeping({ ...deps, now: () => 1000 })
    expect((await sessions.find({}).toArray()).map((doc) => doc._id)).toEqual(['valid'])
  })
})
