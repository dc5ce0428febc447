import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { jobsOf } from '#api/jobs/job.repository.ts'
import { createKnowledgeRepository } from '#api/knowledge/knowledge.repository.ts'
import { createAutomationRepository } from '#api/library/automations/automation.repository.ts'
import { automationKind } from '#api/library/automations/automation-job.ts'
import { createAutomationRuns, leaseMs } from '#api/library/automations/automation-runs.ts'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import type { SiteRead, SiteReader } from '#api/providers/site-reader/site-reader.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import {
  createAutomationRun,
  listAutomationRuns,
  listAutomations,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import { isRunning } from '#mocks/contracts/library/automation.schema.ts'
import { type FakeSite, startSite } from '../fakes/sites/fake-site.ts'
import { buildSiteRead } from '../harness/fake-site-reader.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { canRace } from '../harness/test-stores.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const region = 'eu'
const day = 86_400_000

/** A reader that finds what it is told to, and waits while it is told to. */
function scriptedReader() {
  const script = {
    site: buildSiteRead(),
    reads: 0,
    /** While set, readings wait for it. */
    gate: null as Promise<void> | null,
  }
  const reader: SiteReader = {
    async read(_website, { signal } = {}): Promise<SiteRead> {
      script.reads += 1
      await script.gate
      signal?.throwIfAborted()
      return script.site
    },
  }
  return Object.assign(reader, { script })
}

let reader: ReturnType<typeof scriptedReader>
let app: RunningApp
let owner: Person
let agentId: string

beforeEach(async () => {
  reader = scriptedReader()
  app = await startApp({ deps: { siteReader: reader } })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterEach(() => app.stop())

/** What the scheduler does for every sync whose time has come, as one process would. */
async function lookAfterAll(): Promise<void> {
  const { automations } = createAutomationRepository(app.deps.stores)
  const { run } = automationKind(app.deps)
  const signal = new AbortController().signal
  const all = await automations(region).find({}).toArray()
  const work = all.map(({ _id: key, workspaceId }) =>
    run({ region, key, payload: {}, workspaceId, agentId, attempt: 1, signal }),
  )
  await Promise.all(work)
}

async function makeAutomation(fields: object = {}): Promise<string> {
  const automationId = newAgentId()
  const { workspaceId } = owner
  const made = await owner.client.call(saveAutomation, {
    params: { region, automationId },
    body: { workspaceId, agentId, name: 'Café', website: 'cafe.example', maxPages: 30, ...fields },
  })
  if (made.status !== 200) throw new Error(`No crawler: ${made.text}`)
  return automationId
}

const press = (automationId: string) =>
  owner.client.call(createAutomationRun, { params: { region, automationId } })

async function latest(automationId: string) {
  const { body } = await owner.client.call(listAutomationRuns, { params: { region, automationId } })
  return body.items[0] ?? null
}

async function run(automationId: string) {
  await press(automationId)
  return vi.waitFor(async () => {
    const found = await latest(automationId)
    if (!found || isRunning(found)) throw new Error('Still running')
    return found
  }, 20_000)
}

async function pagesOf(): Promise<Record<string, string>> {
  const docs = await createKnowledgeRepository(app.deps.stores).knowledgeOf(region, agentId)
  return Object.fromEntries(docs.flatMap(({ url, content }) => (url ? [[url, content]] : [])))
}

const page = (path: string, text: string) => ({ url: `https://cafe.example${path}`, title: path, text })

describe('what a run changes', () => {
  it('adds, changes and removes pages, and leaves the agent’s other knowledge alone', async () => {
    const automationId = await makeAutomation()
    const others = Object.keys(await pagesOf()).length
    const { agents } = createAgentRepository(app.deps.stores)
    const before = await agents(region).findOne({ _id: agentId })
    reader.script.site = buildSiteRead({ pages: [page('/', 'Home'), page('/menu', 'Soup')] })
    expect(await run(automationId)).toMatchObject({
      state: 'done',
      pagesNew: 2,
      pagesChanged: 0,
      pagesRead: 2,
    })
    reader.script.site = buildSiteRead({
      pages: [page('/', 'Home'), page('/menu/', 'Stew'), page('/new', 'N')],
    })
    expect(await run(automationId)).toMatchObject({ pagesNew: 1, pagesChanged: 1, pagesRemoved: 0 })
    reader.script.site = buildSiteRead({ pages: [page('/', 'Home')] })
    expect(await run(automationId)).toMatchObject({ pagesNew: 0, pagesChanged: 0, pagesRemoved: 2 })
    expect(await pagesOf()).toMatchObject({ 'https://cafe.example/': 'Home' })
    expect(Object.keys(await pagesOf())).toHaveLength(others + 1)
    const after = await agents(region).findOne({ _id: agentId })
    expect(after?.knowledgeRev).toBeGreaterThan(before?.knowledgeRev ?? 0)
  })

  it('removes nothing that may merely have been out of reach', async () => {
    const automationId = await makeAutomation()
    const pages = [page('/', 'Home'), page('/a', 'A'), page('/b', 'B')]
    reader.script.site = buildSiteRead({ pages })
    await run(automationId)
    const home = [page('/', 'Home')]
    reader.script.site = buildSiteRead({ pages: home, cutShort: true })
    expect(await run(automationId)).toMatchObject({ pagesRemoved: 0, message: /not reached stay/ })
    reader.script.site = buildSiteRead({ pages: home, unread: ['https://cafe.example/a'] })
    expect(await run(automationId)).toMatchObject({ pagesRemoved: 1 })
    expect(await pagesOf()).toHaveProperty(['https://cafe.example/a'])
  })

  it('keeps twenty runs', async () => {
    const automationId = await makeAutomation()
    for (let turn = 0; turn < 22; turn += 1) await run(automationId)
    const { runs } = createAutomationRepository(app.deps.stores)
    await vi.waitFor(async () => {
      if ((await runs(region).countDocuments({ automationId })) !== 20) throw new Error('Not pruned yet')
    })
  })
})

describe('one run at a time', () => {
  it('a double click, ten at once and two servers start one run', async () => {
    if (!canRace()) return
    const automationId = await makeAutomation()
    let open = () => {}
    reader.script.gate = new Promise((resolve) => {
      open = resolve
    })
    const clicks = await Promise.all(Array.from({ length: 10 }, () => press(automationId)))
    const elsewhere = await createAutomationRuns(app.deps).start(region, automationId)
    const ids = new Set([...clicks.map(({ body }) => body.ID), elsewhere.run._id])
    expect(clicks.map(({ status }) => status)).toEqual(Array(10).fill(202))
    expect(ids.size).toBe(1)
    open()
    await vi.waitFor(async () => {
      if (isRunning(await latest(automationId))) throw new Error('Still running')
    })
    expect(reader.script.reads).toBe(1)
  })

  it('a run whose process died has failed, and the next one may start', async () => {
    const automationId = await makeAutomation()
    // What a killed process leaves: a lease nobody renews and a run nobody ends.
    reader.script.gate = new Promise(() => {})
    await press(automationId)
    await lookAfterAll()
    expect((await latest(automationId))?.state).not.toBe('failed')
    app.clock.advance(leaseMs + 1000)
    reader.script.gate = null
    await lookAfterAll()
    expect(await latest(automationId)).toMatchObject({
      state: 'failed',
      message: 'The run was interrupted. Please run it again.',
    })
    expect(await run(automationId)).toMatchObject({ state: 'done' })
  })

  it('an overtaken run writes nothing when it wakes up', async () => {
    const automationId = await makeAutomation()
    let wake = () => {}
    reader.script.gate = new Promise((resolve) => {
      wake = resolve
    })
    const first = await createAutomationRuns(app.deps).start(region, automationId)
    app.clock.advance(leaseMs + 1000)
    reader.script.gate = null
    await vi.waitFor(() => {
      if (reader.script.reads === 0) throw new Error('Not reading yet')
    })
    const second = await run(automationId)
    reader.script.site = buildSiteRead({ pages: [page('/stale', 'Stale')] })
    wake()
    await first.finished
    expect(await pagesOf()).not.toHaveProperty(['https://cafe.example/stale'])
    expect(await latest(automationId)).toEqual(second)
  })
})

describe('the schedule', () => {
  it('runs what is due, once, and plans the next', async () => {
    const [daily, weekly, off] = [
      await makeAutomation({ schedule: 'daily' }),
      await makeAutomation({ schedule: 'weekly' }),
      await makeAutomation({ schedule: 'daily', enabled: false }),
    ]
    await lookAfterAll()
    expect(reader.script.reads).toBe(0)
    app.clock.advance(day + 1000)
    await Promise.all([lookAfterAll(), lookAfterAll()])
    expect(reader.script.reads).toBe(1)
    expect(await latest(daily)).toMatchObject({ trigger: 'schedule', state: 'done' })
    expect(await latest(weekly)).toBeNull()
    expect(await latest(off)).toBeNull()
    const { body } = await owner.client.call(listAutomations, {
      params: { region },
      query: { workspaceId: owner.workspaceId },
    })
    const next = body.items.find(({ ID }) => ID === daily)?.nextRunAt ?? 0
    expect(next * 1000).toBeGreaterThan(app.clock.now() + day - 60_000)
  })

  it('is kept by the scheduler, which runs what is due of itself', async () => {
    const automationId = await makeAutomation({ schedule: 'daily' })
    app.clock.advance(day + 1000)
    // Another process looks every second; this one, when it is asked for something.
    await app.deps.jobs.ask(region, { kind: 'nobody.does', key: 'look' })
    await vi.waitFor(
      async () => expect(await latest(automationId)).toMatchObject({ trigger: 'schedule', state: 'done' }),
      10_000,
    )
    const job = { _id: `library.automation:${automationId}` }
    await vi.waitFor(async () =>
      expect((await jobsOf(app.deps.stores, region).findOne(job))?.runAt).toBeGreaterThan(app.clock.now()),
    )
    expect(reader.script.reads).toBe(1)
  })

  it('makes up at once for a run whose process was killed, once', async () => {
    const automationId = await makeAutomation({ schedule: 'weekly' })
    const dueAndKilled = async () => {
      // Readings that never end are what a killed process leaves.
      reader.script.gate = new Promise(() => {})
      void lookAfterAll()
      await vi.waitFor(async () => {
        if (!isRunning(await latest(automationId))) throw new Error('Not started yet')
      })
      app.clock.advance(leaseMs + 1000)
      reader.script.gate = null
    }
    app.clock.advance(7 * day + 1000)
    await dueAndKilled()
    await lookAfterAll()
    expect(await latest(automationId)).toMatchObject({ trigger: 'schedule', state: 'done' })

    app.clock.advance(7 * day + 1000)
    await dueAndKilled()
    await dueAndKilled()
    await lookAfterAll()
    expect(await latest(automationId)).toMatchObject({ trigger: 'schedule', state: 'failed' })
    app.clock.advance(7 * day)
    await lookAfterAll()
    expect(await latest(automationId)).toMatchObject({ trigger: 'schedule', state: 'done' })
  })
})

describe('what goes wrong', () => {
  it('an agent that is deleted meanwhile gets no pages, and its crawlers go with it', async () => {
    const automationId = await makeAutomation()
    let open = () => {}
    reader.script.gate = new Promise((resolve) => {
      open = resolve
    })
    const { finished } = await createAutomationRuns(app.deps).start(region, automationId)
    await owner.client.call(removeAgent, { params: { region, agentId } })
    open()
    await finished
    expect(await pagesOf()).toEqual({})
    const { automations, runs } = createAutomationRepository(app.deps.stores)
    expect(await automations(region).findOne({ _id: automationId })).toBeNull()
    expect(await runs(region).countDocuments({ automationId })).toBe(0)
  })

  it('says in words why a site could not be read', async () => {
    reader.read = async () => {
      throw new Error('secret detail of ours')
    }
    const automationId = await makeAutomation()
    const failed = await run(automationId)
    expect(failed).toMatchObject({ state: 'failed', message: 'Something went wrong on our side.' })
  })
})

describe('the start address', () => {
  let inside: FakeSite
  beforeEach(async () => {
    inside = await startSite((_request, response) => response.end('<h1>Inside</h1>'))
    reader.read = createSiteReader().read
  })
  afterEach(() => inside.stop())

  it.each([
    () => inside.url,
    () => `http://localhost:${inside.port}/`,
    () => `http://[::ffff:127.0.0.1]:${inside.port}/`,
    () => 'http://169.254.169.254/latest/meta-data/',
  ])('never leads to this machine or its network (%#)', async (website) => {
    const automationId = await makeAutomation({ website: website() })
    expect(await run(automationId)).toMatchObject({
      state: 'failed',
      message: 'This address does not belong to a public website.',
    })
    expect(inside.calls).toEqual([])
    expect(await pagesOf()).toEqual({})
  })
})
