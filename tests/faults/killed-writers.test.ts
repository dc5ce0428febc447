// Writers of knowledge that are killed after they wrote and before they said so.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AgentDoc } from '#api/agents/agent.repository.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { createFileReadings } from '#api/knowledge/files/file-readings.ts'
import { createKnowledgeRepository, newDocument } from '#api/knowledge/knowledge.repository.ts'
import { createKnowledgeParts } from '#api/knowledge/knowledge-parts.repository.ts'
import { readPagesKind } from '#api/knowledge/pages/read-pages.ts'
import { createKnowledgeIndexes } from '#api/knowledge-index/knowledge-index.ts'
import type { AutomationDoc, AutomationRunDoc } from '#api/library/automations/automation.repository.ts'
import { createAutomationRuns } from '#api/library/automations/automation-runs.ts'
import { createUpdateSiteKnowledge } from '#api/library/automations/update-site-knowledge.ts'
import type { Doc, Stores } from '#api/store/store.ts'
import { buildSiteRead } from '../harness/fake-site-reader.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { captureLog } from '../harness/log-capture.ts'
import { openTestStores } from '../harness/test-stores.ts'

const region = 'eu'
const agentId = 'agent'
const text = 'The Okapi ferry costs $40.'
const url = 'https://cafe.example/ferry'
const minute = 60_000

let dataDir: string
let stores: Stores
let discard: () => Promise<void>
/** Milliseconds the clock is ahead. */
let ahead: number
/** What another server answers, which has been asked before. */
let ask: () => Promise<string>

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-killed-'))
  const opened = await openTestStores(dataDir)
  stores = opened.stores
  discard = opened.discard
  ahead = 0
  await ensureIndexes(stores)
  const internal = { customPlan: { limits: { maxKbDocsCharCount: 1_000_000 } } }
  const owner = { _id: 'owner', deletedAt: null, internal }
  await stores.eu.collection<typeof owner>('users').insertOne(owner)
  const agent = { _id: agentId, ownerID: owner._id, knowledgeRev: 1 } as AgentDoc
  await stores.eu.collection<AgentDoc>('agents').insertOne(agent)
  const filler = 'The way over hills and along rivers ends at a ferry. '.repeat(20)
  await documents().insertMany(Array.from({ length: 40 }, (_, at) => document(`d${at}`, { content: filler })))
  const indexes = createKnowledgeIndexes({ maxAgents: 1, mostWholeCharacters: 10_000, patienceMs: 20_000 })
  const parts = createKnowledgeParts(stores, region, agentId)
  ask = async () => {
    const revision = String(
      (await stores.eu.collection<AgentDoc>('agents').findOne({ _id: agentId }))?.knowledgeRev,
    )
    const source = { agentId, revision, load: async () => [], parts, topChunks: 3, maxChunkSize: 2_424 }
    return (await indexes.search({ ...source, query: 'How much is the Okapi ferry?' }))[0]?.answer ?? ''
  }
  expect(await ask()).not.toContain('$40')
})
afterEach(async () => {
  await discard()
  rmSync(dataDir, { recursive: true })
})

const documents = () => createKnowledgeRepository(stores).documents(region)
const now = () => Date.now() + ahead
const document = (ID: string, from: Partial<Parameters<typeof newDocument>[2]>) =>
  newDocument(agentId, ID, { name: ID, content: '', ...from }, Math.floor(now() / 1000))

/** Stores of a process that is killed before it says that something was written: nothing reaches them from then on. */
function killed(): Stores {
  let isKilled = false
  return interceptStores(stores, async ({ collection, method }, proceed) => {
    isKilled ||= collection === 'agents' && method === 'updateOne'
    if (isKilled) throw new Error('killed')
    return proceed()
  })
}

it('pages are found once their reading is begun anew, and once it is given up', async () => {
  const page = { title: 'Ferry', text }
  const pageReader = { readPages: async () => [{ url, page: { url, ...page } }], findPages: async () => null }
  const kind = (over: Stores) =>
    readPagesKind({ stores: over, now, log: captureLog().log, pageReader: pageReader as never })
  const job = { region, key: agentId, payload: {}, workspaceId: 'owner', agentId } as const
  const { signal } = new AbortController()
  await documents().insertOne(document('page', { url, nextReadAt: now() }))
  await expect(kind(killed()).run({ ...job, attempt: 1, signal })).rejects.toThrow('killed')
  expect(await ask()).not.toContain('$40')
  await kind(stores).run({ ...job, attempt: 2, signal })
  expect(await ask()).toContain('$40')

  page.text = 'The Okapi ferry costs $50.'
  await documents().updateOne({ _id: `${agentId}:page` }, { $set: { nextReadAt: now() } })
  await expect(kind(killed()).run({ ...job, attempt: 1, signal })).rejects.toThrow('killed')
  await kind(stores).gaveUp?.({ ...job, attempt: 5 }, 'killed')
  expect(await ask()).toContain('$50')
})

it('a file is found once another process takes it up, which does not read it again', async () => {
  const readings = (over: Stores) => createFileReadings({ stores: over, now, log: captureLog().log })
  const file = { agentId, base64: Buffer.from(text).toString('base64'), tries: 0 }
  await stores.eu
    .collection<Doc & typeof file>('knowledgeFiles')
    .insertOne({ _id: `${agentId}:file`, ...file })
  await documents().insertOne(
    document('file', { kind: 'file', fileType: 'txt', status: 'INITIALIZED', readUntil: 0 }),
  )
  await expect(readings(killed()).round()).rejects.toThrow('killed')
  expect(await ask()).not.toContain('$40')
  const written = await documents().findOne({ _id: `${agentId}:file` })
  expect(written).toMatchObject({ status: 'SUCCESS', content: text })
  ahead = 2 * minute
  await readings(stores).round()
  expect(await ask()).toContain('$40')
  const { readUntil, ...after } = { readUntil: 0, ...written }
  expect(await documents().findOne({ _id: `${agentId}:file` })).toEqual(after)
})

it('a website is found once it is read again, and once somebody notices that its run was killed', async () => {
  const site = buildSiteRead({ origin: 'https://cafe.example', pages: [{ url, title: 'Ferry', text }] })
  const run = (over: Stores) =>
    createUpdateSiteKnowledge({ stores: over, now })(region, { agentId, automationId: 'sync' }, site)
  await expect(run(killed())).rejects.toThrow('killed')
  expect(await ask()).not.toContain('$40')
  expect(await run(stores)).toEqual({ pagesNew: 0, pagesChanged: 0, pagesRemoved: 0 })
  expect(await ask()).toContain('$40')

  site.pages[0]!.text = 'The Okapi ferry costs $50.'
  await expect(run(killed())).rejects.toThrow('killed')
  const sync = { _id: 'sync', agentId, workspaceId: 'owner', runId: 'run', runUntil: 1, nextRunAt: null }
  await stores.eu.collection<AutomationDoc>('automations').insertOne(sync as AutomationDoc)
  const begun = { _id: 'run', automationId: 'sync', agentId, state: 'running', trigger: 'hand' }
  await stores.eu.collection<AutomationRunDoc>('automationRuns').insertOne(begun as AutomationRunDoc)
  const deps = { stores, now, log: captureLog().log } as unknown as Parameters<typeof createAutomationRuns>[0]
  await createAutomationRuns(deps).closeInterrupted(region, sync as AutomationDoc)
  expect(await ask()).toContain('$50')
})
