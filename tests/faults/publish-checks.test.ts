// Checks that are run: a process that dies in between, a draft that changes, a person who stops, what is paid.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReceipts, type ReceiptDoc } from '#api/analytics/receipts.ts'
import { jobKinds } from '#api/job-kinds.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import type { CheckRunDoc, CheckSetDoc } from '#api/publishing/check.repository.ts'
import { goOnWithRuns } from '#api/publishing/go-on-with-runs.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { listCheckCases, saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { runNotDone, runUnderWay } from '#mocks/contracts/publishing/check.refusals.ts'
import { runMinutes } from '#mocks/contracts/publishing/check-limits.ts'
import {
  answerProblems,
  handedOverWords,
  runStops,
  toolHeldBack,
} from '#mocks/contracts/publishing/check-words.ts'
import {
  cancelCheckRun,
  createApprovalLink,
  createCheckRun,
  getCheckRun,
} from '#mocks/contracts/publishing/run.contract.ts'
import type { Refusal } from '#mocks/contracts/shared/refusal.ts'
import { type FakeResponder, fakeResponder } from '../harness/fake-responder.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

let responder: FakeResponder
/** Holds the next answers until it is called. */
let letGo: () => void
let held: Promise<void>
/** Questions the model was asked so far, answered or not. */
let waiting: number
let app: RunningApp
let owner: Person
let agentId: string

beforeEach(async () => {
  responder = fakeResponder()
  held = Promise.resolve()
  letGo = () => {}
  waiting = 0
  const reply = responder.reply.bind(responder)
  responder.reply = async function* (request) {
    waiting += 1
    await Promise.race([
      held,
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true }),
      ),
    ])
    yield* reply(request)
  }
  app = await startApp({ deps: { responder } })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterEach(async () => {
  letGo()
  await app.stop()
})

function hold(): void {
  held = new Promise((resolve) => {
    letGo = resolve
  })
}

const about = (more: Record<string, string> = {}) => ({ params: { region: 'eu', agentId, ...more } })
const change = (body: object) => owner.client.call(saveAgent, { ...about(), body })
const gate = async () => (await owner.client.call(listCheckCases, about())).body.gate

const wordsOf = ({ code, message }: Refusal) => ({ code, message })

/** A function that books, at an address nothing may ever call. */
async function makeBooking(): Promise<string> {
  const itemId = newAgentId()
  const made = await owner.client.call(saveFunction, {
    params: { region: 'eu', itemId },
    body: {
      ...functionDefaults,
      workspaceId: owner.workspaceId,
      name: 'book_table',
      description: 'Books a table.',
      url: 'https://never-called.invalid/book',
    },
  })
  expect(made.status, made.text).toBe(200)
  return itemId
}

async function addCases(count: number, rules: object = {}): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const body = { question: `Question ${at}?`, mustSay: [], mustNotSay: [], mustCall: '', ...rules }
    const saved = await owner.client.call(saveCheckCase, { ...about({ caseId: newAgentId() }), body })
    expect(saved.status, saved.text).toBe(200)
  }
}

async function begin(callsTools = false): Promise<string> {
  const runId = newAgentId()
  const begun = await owner.client.call(createCheckRun, { ...about({ runId }), body: { callsTools } })
  expect(begun.status, begun.text).toBe(202)
  return runId
}

const writingFlow = [
  makeNode('start', 'start', { exits: { next: 'write' } }),
  makeNode('ai', 'write', { instruction: 'Answer the visitor.', exits: {} }),
]
const read = async (runId: string) => (await owner.client.call(getCheckRun, about({ runId }))).body
const ends = (runId: string, state: string) =>
  expect.poll(async () => (await read(runId)).run.state, { timeout: 15_000 }).toBe(state)
const receipts = () => app.deps.stores.eu.collection<ReceiptDoc>('receipts').find({ agentId }).toArray()

describe('checks that are run', () => {
  it('are gone on with after their process died, and ask nothing twice', async () => {
    await addCases(3)
    const runId = await begin()
    await ends(runId, 'done')
    const asked = responder.requests.length
    // What a killed process leaves: a run that has not ended, with what was asked so far.
    const { eu } = app.deps.stores
    const runKey = `${agentId}:${runId}`
    await eu.collection<CheckRunDoc>('checkRuns').updateOne({ _id: runKey }, { $set: { state: 'running' } })
    const [lost] = (await read(runId)).results
    await eu.collection('checkResults').deleteOne({ _id: `${runKey}:${lost?.caseId}` })
    expect(await gate()).toBe('running')
    const jobs = createJobs({ ...app.deps })
    jobs.start(jobKinds({ ...app.deps, jobs }), { everyMs: 60_000 })
    await jobs.ask('eu', { kind: 'publishing.checks', key: runKey, agentId, workspaceId: owner.workspaceId })
    await ends(runId, 'done')
    await jobs.stop()
    expect((await read(runId)).results).toHaveLength(3)
    expect(responder.requests.length - asked).toBeLessThanOrEqual(2)
  })

  it('stop where the draft is changed meanwhile, and let nothing be published', async () => {
    await addCases(2)
    hold()
    const runId = await begin()
    expect((await change({ title: 'Changed meanwhile' })).status).toBe(200)
    letGo()
    await ends(runId, 'stopped')
    expect((await read(runId)).run.message).toBe(runStops.draft)
    expect(await gate()).toBe('outdated')
    expect((await owner.client.call(publishAgent, about())).status).toBe(409)
  })

  it('stop when somebody stops them, in the middle of an answer', async () => {
    await addCases(2)
    hold()
    const runId = await begin()
    const second = await owner.client.call(createCheckRun, {
      ...about({ runId: newAgentId() }),
      body: { callsTools: false },
    })
    expect(second.status).toBe(409)
    expect(second.error).toMatchObject(wordsOf(runUnderWay))
    const stopped = await owner.client.call(cancelCheckRun, about({ runId }))
    expect(stopped.body.state).toBe('cancelled')
    const link = await owner.client.call(createApprovalLink, about({ runId }))
    expect(link.status).toBe(409)
    expect(link.error).toMatchObject(wordsOf(runNotDone))
    await begin()
    expect((await read(runId)).results).toEqual([])
  })

  it('say nothing of a flow whose process stops in the middle: another one asks it again', async () => {
    await change({ enableNodes: true, nodes: writingFlow })
    await addCases(2, { mustNotSay: ['purple giraffe'] })
    hold()
    const runId = await begin()
    await expect.poll(() => waiting).toBeGreaterThan(0)
    await app.deps.jobs.stop()
    expect(await read(runId)).toMatchObject({ run: { state: 'running' }, results: [] })
    expect(await gate()).toBe('running')
    letGo()
    const jobs = createJobs({ ...app.deps })
    jobs.start(jobKinds({ ...app.deps, jobs }), { everyMs: 100 })
    await ends(runId, 'done')
    await jobs.stop()
    expect((await read(runId)).results.map(({ draft }) => draft.text)).toEqual(
      Array(2).fill('From the fake.'),
    )
  })

  it('fail where a flow comes to no end', async () => {
    const nodes = [
      makeNode('start', 'start', { exits: { next: 'one' } }),
      makeNode('set', 'one', { variable: 'a', value: '1', exits: { next: 'two' } }),
      makeNode('set', 'two', { variable: 'a', value: '2', exits: { next: 'one' } }),
    ]
    await change({ enableNodes: true, nodes })
    await addCases(1, { mustNotSay: ['purple giraffe'] })
    const runId = await begin()
    await ends(runId, 'done')
    const failures = [{ rule: 'answered', text: answerProblems.endless }]
    expect((await read(runId)).results[0]?.failures).toEqual(failures)
  })

  it('read what stands under the words of a flow: its choices and cards', async () => {
    const buttons = [{ label: 'Call us', says: 'Call' }]
    const parts = [{ type: 'card' as const, title: 'Terrace', text: 'Free until six', buttons }]
    const nodes = [
      makeNode('start', 'start', { exits: { next: 'show' } }),
      makeNode('message', 'show', { text: '', parts, exits: { next: 'ask' } }),
      makeNode('choice', 'ask', { text: 'Which one?', choices: [{ id: 'a', label: 'Window seat' }] }),
    ]
    const saved = await change({ enableNodes: true, nodes })
    expect(saved.status, saved.text).toBe(200)
    await addCases(1, { mustSay: ['window seat', 'call us', 'free until six'], mustNotSay: ['Terrace'] })
    const runId = await begin()
    await ends(runId, 'done')
    expect((await read(runId)).results[0]?.failures).toEqual([{ rule: 'mustNotSay', text: 'Terrace' }])
  })

  it('read what an answer shows that says nothing', async () => {
    responder.reply = async function* ({ tools, signal }) {
      const seats = { name: 'seats', label: 'Where?', kind: 'choice', choices: ['Inside', 'Terrace'] }
      const form = { type: 'form', title: 'Your table', fields: [seats], submit: 'Book it' }
      const parts = [{ type: 'buttons', buttons: [{ label: 'Opening hours' }] }, form]
      await tools?.call('show_parts', JSON.stringify({ parts }), signal)
      yield { type: 'done', text: '', sources: [], known: true }
    }
    await addCases(1, { mustSay: ['opening hours', 'book it', 'where?'], mustNotSay: ['terrace'] })
    const runId = await begin()
    await ends(runId, 'done')
    expect((await read(runId)).results[0]?.failures).toEqual([{ rule: 'mustNotSay', text: 'terrace' }])
  })

  it('count their minutes from their first question, however long they waited for their turn', async () => {
    await addCases(2)
    await app.deps.jobs.stop()
    const runId = await begin()
    app.clock.advance((runMinutes + 1) * 60_000)
    hold()
    const jobs = createJobs({ ...app.deps })
    jobs.start(jobKinds({ ...app.deps, jobs }), { everyMs: 60_000 })
    await jobs.ask('eu', {
      ...{ kind: 'publishing.checks', key: `${agentId}:${runId}` },
      ...{ agentId, workspaceId: owner.workspaceId },
    })
    await expect.poll(() => waiting).toBeGreaterThan(0)
    app.clock.advance((runMinutes + 1) * 60_000)
    letGo()
    await ends(runId, 'stopped')
    await jobs.stop()
    expect(await read(runId)).toMatchObject({ run: { message: runStops.time, asked: 1 } })
  })

  it('ask the draft and what visitors have at once', async () => {
    await change({ title: 'Ahead of what visitors have' })
    await addCases(1)
    hold()
    const runId = await begin()
    await expect.poll(() => waiting).toBe(2)
    letGo()
    await ends(runId, 'done')
  })

  it('that were written down and not claimed are claimed by the same press, and else forgotten', async () => {
    await addCases(1)
    await app.deps.jobs.stop()
    const runId = await begin()
    const { eu } = app.deps.stores
    const unclaim = () =>
      eu.collection<CheckSetDoc>('checkSets').updateOne({ _id: agentId }, { $set: { runKey: '' } })
    const latest = async () => (await owner.client.call(listCheckCases, about())).body.run?.ID
    await unclaim()
    expect(await latest()).toBeUndefined()
    const again = await owner.client.call(createCheckRun, {
      ...about({ runId }),
      body: { callsTools: false },
    })
    expect(again.status).toBe(202)
    expect(await latest()).toBe(runId)
    await unclaim()
    await goOnWithRuns(app.deps)
    expect((await read(runId)).run.state).toBe('running')
    app.clock.advance(61_000)
    await goOnWithRuns(app.deps)
    expect((await owner.client.call(getCheckRun, about({ runId }))).status).toBe(404)
  })

  it('are counted, also where the process dies while it writes what they cost', async () => {
    const marks: string[] = []
    const dying = interceptStores(app.deps.stores, async ({ method }, proceed) => {
      if (method === 'insertOne') throw new Error('killed')
      if (method === 'updateOne') marks.push(method)
      return proceed()
    })
    const paid = { modelId: 'gpt-4o', promptTokens: 1, completionTokens: 1, credits: 0, known: true }
    const answer = { ...paid, text: '', sources: [], calls: [], problem: '', milliseconds: 1 }
    const of = { agentId, workspaceId: owner.workspaceId }
    const written = createReceipts({ stores: dying, now: app.deps.now }).writeCheck('eu', of, 'x', answer)
    await expect(written).rejects.toThrow('killed')
    expect(marks).toHaveLength(1)
    const { writeCheck } = createReceipts(app.deps)
    for (const _ of [1, 2]) await writeCheck('eu', of, 'x', answer)
    expect(await receipts()).toHaveLength(1)
  })

  it('are paid for under their own name, and leave no conversation', async () => {
    await change({ title: 'Ahead of what visitors have' })
    await addCases(2)
    await ends(await begin(), 'done')
    const paid = await receipts()
    expect(paid.map(({ featureKey, channel }) => `${featureKey} ${channel}`)).toEqual(
      Array(4).fill('publish-check test'),
    )
    expect(await app.deps.stores.eu.collection('conversations').countDocuments({})).toBe(0)
    expect(await app.deps.stores.eu.collection('messages').countDocuments({})).toBe(0)
  })

  it('call no function unless it is ticked: the call is noted, and a placeholder answers', async () => {
    const itemId = await makeBooking()
    await change({ assignedToolsIds: [itemId] })
    const told: string[] = []
    responder.reply = async function* ({ tools, signal }) {
      told.push((await tools?.call('book_table', '{}', signal)) ?? '')
      yield { type: 'done', text: 'Booked.', sources: [], known: true }
    }
    await addCases(1, { mustCall: 'book_table' })
    const runId = await begin()
    await ends(runId, 'done')
    const { results } = await read(runId)
    expect(results[0]).toMatchObject({ failures: [], draft: { calls: ['book_table'] } })
    expect(told[0]).toBe(JSON.stringify({ placeholder: toolHeldBack }))
  })

  it('walk a flow without acting: its function is noted, its handoff hands nobody over', async () => {
    const itemId = await makeBooking()
    const nodes = [
      makeNode('start', 'start', { exits: { next: 'book' } }),
      makeNode('tool', 'book', { toolId: itemId, exits: { next: 'person' } }),
      makeNode('handoff', 'person', { exits: {} }),
    ]
    expect((await change({ enableNodes: true, nodes })).status).toBe(200)
    await addCases(1, { mustCall: 'book_table', mustSay: [handedOverWords] })
    const runId = await begin()
    await ends(runId, 'done')
    expect((await read(runId)).results[0]).toMatchObject({ failures: [], draft: { calls: ['book_table'] } })
    for (const kept of ['requests', 'conversations', 'flowStates', 'leads']) {
      expect(await app.deps.stores.eu.collection(kept).countDocuments({}), kept).toBe(0)
    }
  })

  it('fail where the model fails, and say so', async () => {
    await addCases(1)
    responder.failWith = 'unavailable'
    const runId = await begin()
    await ends(runId, 'done')
    expect((await read(runId)).results[0]?.failures).toMatchObject([{ rule: 'answered' }])
    expect(await gate()).toBe('failing')
  })

  it('let one of two people publish with a reason, or both the same version', async () => {
    await addCases(1, { mustSay: ['never said'] })
    await change({ title: 'Two at once' })
    await ends(await begin(), 'done')
    const publish = (reason: string) => owner.client.call(publishAgent, { ...about(), body: { reason } })
    const [one, other] = await Promise.all([publish('First'), publish('Second')])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.body.publishedVersion).toBe(other.body.publishedVersion)
  })
})
