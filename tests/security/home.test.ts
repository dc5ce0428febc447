import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceipts } from '#api/analytics/receipts.ts'
import { createRollUps } from '#api/analytics/roll-ups.ts'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { createModelTroubles } from '#api/conversations/model-troubles.ts'
import { createKnowledgeRepository } from '#api/knowledge/knowledge.repository.ts'
import { createEventRepository } from '#api/library/events/event.repository.ts'
import { createOpenAiResponder } from '#api/providers/responder/openai-responder.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { areCreditsLow } from '#mocks/contracts/analytics/credits-low.ts'
import { type AgentHome, getHome } from '#mocks/contracts/analytics/home.contract.ts'
import { stepsOf } from '#mocks/contracts/analytics/next-step.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { type FakeOpenAi, start } from '../fakes/openai/openai.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, visitorClient } from '../harness/workspace-people.ts'

let fake: FakeOpenAi
let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  fake = await start({ port: 0 })
  const responder = createOpenAiResponder({ baseUrl: fake.url, apiKey: 'sk-canary-41f0' })
  app = await startApp({ deps: { responder } })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterAll(async () => {
  await app?.stop()
  await fake?.stop()
})

const params = () => ({ region: 'eu' as const, agentId })

/** What Home tells, and what it asks to do first. */
async function home(since?: number) {
  const { body, status, text } = await owner.client.call(getHome, {
    params: params(),
    ...(since !== undefined && { query: { since: String(since) } }),
  })
  expect(status, text).toBe(200)
  return withNext(body)
}

const withNext = (body: AgentHome) => ({ ...body, next: stepsOf(body)[0] })

async function ask(text: string): Promise<void> {
  const visitor = await visitorClient(app, 'eu', agentId)
  const { status } = await visitor.call(sendVisitorMessage, { params: params(), body: { text } })
  expect(status).toBe(200)
}

/** Steps build on each other: each is more pressing than the one before. */
describe('what Home says to do next', () => {
  const documents = () => createKnowledgeRepository(app.deps.stores).documents('eu')
  let began = 0
  /** As when it has answered: whether it is asked again is by the machine's clock. */
  const modelAnswers = () => createModelTroubles(app.deps).clear('eu', agentId)

  it('is to add knowledge where there is none', async () => {
    await documents().deleteMany({ agentId })
    expect(await home()).toMatchObject({
      ...{ next: 'addKnowledge', knowledge: { documents: 0, failed: 0 } },
      ...{ credits: null, trouble: null, sinceVisit: null },
    })
  })

  it('is nothing once there is some', async () => {
    const documentId = 'hours-document-01'
    const body = { name: 'Hours', content: 'We open at nine.' }
    const saved = await owner.client.call(saveKnowledge, { params: { ...params(), documentId }, body })
    expect(saved.status, saved.text).toBe(200)
    expect(await home()).toMatchObject({ next: undefined, knowledge: { documents: 1, failed: 0 } })
  })

  it('is to look at what the agent did not know, told since the last visit, too', async () => {
    app.clock.advance(2 * 3_600_000)
    began = Math.floor(app.clock.now() / 1000)
    expect((await home(began)).sinceVisit).toEqual({
      ...{ conversations: 0, answered: 0, unknown: 0, requests: 0, leads: 0 },
    })
    fake.script({ kind: 'status', status: 401 })
    await ask('Do you have a parking garage for buses?')
    expect(await home(began)).toMatchObject({
      ...{
        next: 'mendModel',
        week: { answered: 0, unknown: 1, leads: 0 },
        today: { conversations: 1, unknown: 1 },
      },
      sinceVisit: { conversations: 1, unknown: 1 },
    })
    expect((await home(began + 7200)).sinceVisit).toMatchObject({ conversations: 0 })
  })

  it('tells that the model is in trouble until it answers again', async () => {
    expect(await home()).toMatchObject({
      ...{ next: 'mendModel', answersBy: 'model' },
      trouble: { failure: 'key-refused', status: 401 },
    })
    await modelAnswers()
    expect(await home()).toMatchObject({ next: 'answerUnknown', trouble: null })
  })

  it('is to mend what could not be read', async () => {
    await documents().updateOne({ agentId }, { $set: { status: 'ERROR' } })
    expect(await home()).toMatchObject({ next: 'mendKnowledge', knowledge: { documents: 1, failed: 1 } })
  })

  it('says what is still to be read, and what could not be delivered', async () => {
    await documents().updateOne({ agentId }, { $set: { status: 'PENDING' } })
    expect(await home()).toMatchObject({ knowledge: { documents: 1, failed: 0, unread: 1 }, webhooks: null })
    await documents().updateOne({ agentId }, { $set: { status: 'SUCCESS' } })
    const { events, settings } = createEventRepository(app.deps.stores)
    const _id = owner.workspaceId
    const kept = { endpoint: 'https://listener.example/events', subscribedEvents: [], isGone: false }
    await settings('eu').updateOne(
      { _id },
      { $set: { ...kept, endpointId: 'one', secretId: 'one', mailedAt: 0, rev: 1, fieldRevs: {} } },
      { upsert: true },
    )
    expect((await home()).webhooks).toEqual({ undelivered: 0, isGone: false })
    await events('eu').updateOne({ workspaceId: _id, type: 'agent_created' }, { $set: { state: 'failed' } })
    expect(await home()).toMatchObject({ next: 'mendWebhooks', webhooks: { undelivered: 1, isGone: false } })
    app.clock.advance(8 * 86_400_000)
    expect((await home()).webhooks).toEqual({ undelivered: 0, isGone: false })
    await settings('eu').updateOne({ _id }, { $set: { isGone: true } })
    expect((await home()).next).toBe('mendWebhooks')
    await settings('eu').updateOne({ _id }, { $set: { endpoint: '', isGone: false } })
    expect((await home()).webhooks).toBeNull()
  })

  it('is whoever waits for a person, before all else', async () => {
    const officeHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }))
    await owner.client.call(saveAgent, { params: params(), body: { officeHours } })
    await owner.client.call(publishAgent, { params: params() })
    app.clock.advance(1_100)
    await ask('I want to talk to a person')
    const { next, waiting, waitingForMe, waitingSince } = await home()
    expect({ next, waiting, waitingForMe }).toEqual({ next: 'answerWaiting', waiting: 1, waitingForMe: 1 })
    expect(waitingSince).toBeGreaterThanOrEqual(began)
  })

  it('counts apart who waits for somebody else, and for nobody who may only look', async () => {
    await modelAnswers()
    const colleague = await signUp(app)
    await addMember(app, owner, colleague, ['view', 'chats'])
    const viewer = await signUp(app)
    await addMember(app, owner, viewer, ['view'])
    const { conversations } = createConversationRepository(app.deps.stores)
    const change = (fields: { assignee?: string; snoozedUntil?: number | null }) =>
      conversations('eu').updateOne({ agentId, state: 'waiting' }, { $set: fields })
    const seenBy = async (client: HttpClient) => {
      const { waiting, waitingForMe, next } = withNext(
        (await client.call(getHome, { params: params() })).body,
      )
      return { waiting, waitingForMe, next }
    }
    await change({ assignee: colleague.email })
    expect(await seenBy(owner.client)).toEqual({ waiting: 1, waitingForMe: 0, next: 'seeWaiting' })
    expect(await seenBy(colleague.client)).toEqual({ waiting: 1, waitingForMe: 1, next: 'answerWaiting' })
    expect(await seenBy(viewer.client)).toEqual({ waiting: 1, waitingForMe: null, next: 'seeWaiting' })
    await change({ assignee: '', snoozedUntil: Math.floor(app.clock.now() / 1000) + 9999 })
    expect(await seenBy(owner.client)).toMatchObject({ waiting: 0, waitingForMe: 0 })
    await change({ snoozedUntil: null })
  })

  it('says that credits run low when they would not last another week', async () => {
    const { workspaces } = createWorkspaceRepository(app.deps.stores)
    const give = (milliCredits: number) =>
      workspaces('eu').updateOne({ _id: owner.workspaceId }, { $set: { milliCredits } })
    await give(500_000)
    expect((await home()).credits).toEqual({ left: 500, week: 0 })
    await createReceipts(app.deps).writeUse('eu', {
      ...{ agentId, workspaceId: owner.workspaceId, conversationId: '', channel: 'test', failure: '' },
      ...{ featureKey: 'speech', modelId: 'aura-2', amount: '9 characters', cost: 600_250, milliseconds: 9 },
    })
    app.clock.advance(2_500)
    const { credits } = await home()
    expect(credits).toEqual({ left: 500, week: 600.25 })
    expect(areCreditsLow(credits)).toBe(true)
    await give(700_000)
    expect(areCreditsLow((await home()).credits)).toBe(false)
    // Another agent of the workspace uses the same credits.
    const second = await makeAgent(owner)
    await createReceipts(app.deps).writeUse('eu', {
      ...{ agentId: second, workspaceId: owner.workspaceId, conversationId: '', channel: 'test' },
      ...{ featureKey: 'speech', modelId: 'aura-2', amount: '9 characters', cost: 200_000, milliseconds: 9 },
      failure: '',
    })
    app.clock.advance(2_500)
    // As happens every few moments.
    await createRollUps(app.deps).round()
    expect((await home()).credits).toEqual({ left: 700, week: 800.25 })
    expect(areCreditsLow({ left: 0, week: 0 })).toBe(true)
  })
})
