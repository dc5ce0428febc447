import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '#api/conversations/conversation.repository.ts'
import { jobsOf } from '#api/jobs/job.repository.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { owedAnswerKind } from '#api/live/owed-answer-kind.ts'
import { owedAnswerJob } from '#api/live/owed-answers.ts'
import { createTurns } from '#api/live/turns.ts'
import { createWaitingRounds } from '#api/live/waiting-rounds.ts'
import { createWaits } from '#api/live/waits.ts'
import type { Responder } from '#api/providers/responder/responder.ts'
import { talkWords } from '#api/providers/responder/talk/talk-words.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import type { Stores } from '#api/store/store.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import {
  closeConversation,
  releaseConversation,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { fakeResponder } from '../harness/fake-responder.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { signal } from '../harness/signal.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let guest: HttpClient
let params: { region: 'eu'; agentId: string; conversationId: string }
let failNotes = false
/** Done once, just before the write that hands back. */
let beforeHandingBack: (() => Promise<unknown>) | null = null

const model = fakeResponder()

beforeEach(async () => {
  failNotes = false
  beforeHandingBack = null
  app = await startApp({
    deps: { responder: model },
    wrapStores: (stores) =>
      interceptStores(stores, async ({ collection, method, args: [doc, update] }, proceed) => {
        const handsBack = method === 'findOneAndUpdate' && JSON.stringify(update).includes('"state":"open"')
        if (beforeHandingBack && collection === 'conversations' && handsBack) {
          const work = beforeHandingBack
          beforeHandingBack = null
          await work()
        }
        const isNote = collection === 'messages' && method === 'insertOne' && 'notice' in Object(doc)
        if (failNotes && isNote) throw new Error('The process was killed')
        return proceed()
      }),
  })
  await app.deps.jobs.stop()
  owner = await signUp(app)
  const agentId = await makeAgent(owner)
  guest = await visitorClient(app, 'eu', agentId)
  const conversationId = (await say('Hello', agentId)).conversationId
  params = { region: 'eu', agentId, conversationId }
  await press(takeConversation)
  await say('Do you bake on Sundays?')
})
afterEach(() => app.stop())

async function say(text: string, agentId = params.agentId) {
  const said = await guest.call(sendVisitorMessage, { params: { region: 'eu', agentId }, body: { text } })
  expect(said.status, said.text).toBe(200)
  return said.body
}

const press = (contract: typeof takeConversation | typeof releaseConversation | typeof closeConversation) =>
  owner.client.call(contract, { params } as never)

/** A process of its own on the store, whose model answers as `reply` does. */
function processWith(reply: Responder['reply'] = model.reply, stores: Stores = app.deps.stores) {
  const jobs = createJobs({ ...app.deps })
  jobs.start([owedAnswerKind({ ...app.deps, stores, responder: { ...model, reply } })], { everyMs: 20 })
  return jobs
}

/** A model that begins and answers once it is let go. */
function held() {
  const begun = signal()
  const goOn = signal()
  async function* reply(...asked: Parameters<Responder['reply']>) {
    begun.give()
    await goOn.given
    yield* model.reply(...asked)
  }
  return { begun, goOn, reply: reply as Responder['reply'] }
}

const jobNow = () => jobsOf(app.deps.stores, 'eu').findOne({ kind: owedAnswerJob })
const change = (fields: Partial<ConversationDoc>) =>
  createConversationRepository(app.deps.stores)
    .conversations('eu')
    .updateOne({ _id: params.conversationId }, { $set: fields })
const messages = async () =>
  createConversationRepository(app.deps.stores).latest('eu', params.conversationId, 50)
const roles = async () => (await messages()).map(({ role, notice }) => notice?.kind ?? role)
const before = ['user', 'assistant', 'joined', 'user']
const answered = [...before, 'handedBack', 'assistant']
const heldNow = () =>
  createConversationRepository(app.deps.stores).conversations('eu').findOne({ _id: params.conversationId })
/** What is asked of who is handed over to the team. */
const asksForDetails = talkWords.en.says.askContact
/** Nothing of it is left to do. */
const isDone = async () => (await jobsOf(app.deps.stores, 'eu').findOne({ kind: owedAnswerJob })) === null

/** Hands back, and what is owed is given without a call of the model. */
async function handBackWithoutModel(): Promise<void> {
  await press(releaseConversation)
  const asked = model.requests.length
  const one = processWith()
  await expect.poll(isDone).toBe(true)
  await one.stop()
  expect(await roles()).toEqual(answered)
  expect(model.requests.length).toBe(asked)
}

describe('an answer owed to who was handed back', () => {
  it('is given once by many processes, to two who hand back at once, with its receipt', async () => {
    await Promise.all([press(releaseConversation), press(releaseConversation)])
    const many = [processWith(), processWith(), processWith()]
    await expect.poll(isDone).toBe(true)
    await Promise.all(many.map((each) => each.stop()))
    expect(await roles()).toEqual(answered)
    const [last] = (await messages()).slice(-1)
    expect(last).toMatchObject({ text: 'From the fake.', usage: { attempt: 1 } })
    expect(model.requests.at(-1)?.text).toBe('Do you bake on Sundays?')
  })

  it('is given by the next where the process dies between handing back and asking for it', async () => {
    failNotes = true
    expect((await press(releaseConversation)).status).toBe(500)
    failNotes = false
    app.clock.advance(11_000)
    const next = processWith()
    await expect.poll(isDone).toBe(true)
    await next.stop()
    expect(await roles()).toEqual([...before, 'assistant'])
  })

  it('is given once where the process that began it died', async () => {
    const dead = held()
    await press(releaseConversation)
    const first = processWith(dead.reply)
    await dead.begun.given
    app.clock.advance(31_000)
    const next = processWith()
    await expect.poll(roles).toEqual(answered)
    await next.stop()
    dead.goOn.give()
    await first.stop()
    expect(await roles()).toEqual(answered)
  })

  it.each([
    ['a member takes over again', takeConversation, 'joined'],
    ['it is closed', closeConversation, 'closed'],
  ] as const)('is not given where %s meanwhile', async (_, contract, kind) => {
    const late = held()
    await press(releaseConversation)
    const one = processWith(late.reply)
    await late.begun.given
    await press(contract)
    late.goOn.give()
    await expect.poll(isDone).toBe(true)
    await one.stop()
    expect(await roles()).toEqual([...before, 'handedBack', kind])
  })

  it('is not given where it is removed meanwhile, and brings nothing back', async () => {
    const late = held()
    await press(releaseConversation)
    const one = processWith(late.reply)
    await late.begun.given
    const body = { workspaceId: owner.workspaceId, conversationIds: [params.conversationId] }
    await owner.client.call(removeInboxSelection, { params: { region: 'eu' }, body })
    late.goOn.give()
    await expect.poll(isDone).toBe(true)
    await one.stop()
    expect(await messages()).toEqual([])
  })

  it.each(['And on Mondays?', 'Do you bake on Sundays?'])(
    'leaves each message with one answer where the visitor writes meanwhile: %s',
    async (text) => {
      const late = held()
      await press(releaseConversation)
      const one = processWith(late.reply)
      await late.begun.given
      expect((await say(text)).message.role).toBe('assistant')
      late.goOn.give()
      await expect.poll(isDone).toBe(true)
      await one.stop()
      expect(await roles()).toEqual([...before, 'handedBack', 'user', 'assistant', 'assistant'])
    },
  )

  it('is given where the visitor writes while a member who answered hands back', async () => {
    const body = { text: 'Yes, until noon.', clientId: 'client-id-of-noon' }
    expect((await owner.client.call(sendMemberMessage, { params, body })).status).toBe(200)
    beforeHandingBack = () => say('And on Mondays?')
    expect((await press(releaseConversation)).status).toBe(200)
    expect(beforeHandingBack).toBeNull()
    const one = processWith()
    await expect.poll(isDone).toBe(true)
    await one.stop()
    expect(await roles()).toEqual([...before, 'member', 'user', 'handedBack', 'assistant'])
    expect(model.requests.at(-1)?.text).toBe('And on Mondays?')
  })

  it.each(['died', 'slept'])(
    'is given once where the process that kept it %s before it counted it',
    async (how) => {
      await press(releaseConversation)
      await change({ owedSender: 'a sender' })
      const kept = signal()
      const goOn = signal()
      const stores = interceptStores(
        app.deps.stores,
        async ({ collection, method, args: [doc] }, proceed) => {
          const done = await proceed()
          if (collection !== 'messages' || method !== 'insertOne' || Object(doc).role !== 'assistant')
            return done
          kept.give()
          await goOn.given
          if (how === 'died') throw new StoreUnavailableError('The process was killed')
          return done
        },
      )
      const first = processWith(model.reply, stores)
      await kept.given
      const asked = model.requests.length
      app.clock.advance(31_000)
      const next = processWith()
      await expect.poll(async () => (await heldNow())?.owedTo).toBe('')
      await next.stop()
      goOn.give()
      await first.stop()
      expect(await roles()).toEqual(answered)
      expect(model.requests.length).toBe(asked)
      expect(await heldNow()).toMatchObject({
        messageCount: 6,
        lastRole: 'assistant',
        owedTo: '',
        owedSender: '',
      })
    },
  )

  it('leaves nobody in silence: who could not be answered again and again is asked how to be reached', async () => {
    await press(releaseConversation)
    const one = processWith(() => {
      throw new Error('Nothing a model says')
    })
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect.poll(async () => (await jobNow())?.attempts ?? 5).toBeGreaterThanOrEqual(attempt)
      await expect.poll(async () => ((await jobNow())?.runAt ?? Infinity) > app.deps.now()).toBe(true)
      app.clock.advance(10 * 60_000)
    }
    await expect.poll(async () => (await heldNow())?.owedTo).toBe('')
    await one.stop()
    expect(await roles()).toEqual(answered)
    expect((await messages()).at(-1)?.text).toContain(asksForDetails)
  })

  it.each([
    ['keeps no chats any more', { recordChatHistory: false }],
    ['has nothing published any more', null],
  ])('leaves nobody in silence whose agent %s', async (_, body) => {
    const of = { params: { region: 'eu' as const, agentId: params.agentId } }
    if (body) {
      expect((await owner.client.call(saveAgent, { ...of, body })).status).toBe(200)
      expect((await owner.client.call(publishAgent, of)).status).toBe(200)
    } else {
      const { agents } = createAgentRepository(app.deps.stores)
      await agents('eu').updateOne({ _id: params.agentId }, { $set: { publishedVersion: 0 } })
    }
    await handBackWithoutModel()
    expect((await messages()).at(-1)?.text).toContain(asksForDetails)
    expect((await heldNow())?.owedTo).toBe('')
  })

  it('is owed still where who it was only assigned to leaves', async () => {
    await press(releaseConversation)
    await change({ assignee: 'left@example.com' })
    await createTurns(app.deps).freeOf('eu', owner.workspaceId, 'left@example.com')
    expect((await heldNow())?.assignee).toBe('')
    const one = processWith()
    await expect.poll(isDone).toBe(true)
    await one.stop()
    expect(await roles()).toEqual(answered)
  })

  it('is taken back to a minute later where somebody else is always faster', async () => {
    await change({ state: 'waiting', assignee: '' })
    const { waits } = createWaits(app.deps)
    const since = app.deps.now()
    const wait = { agentId: params.agentId, since, mailAt: 0, backAt: since, inDigest: false }
    await waits('eu').updateOne({ _id: params.conversationId }, { $set: wait }, { upsert: true })
    let tries = 0
    const stores = interceptStores(app.deps.stores, async ({ collection, method }, proceed) => {
      if (collection !== 'conversations' || method !== 'findOneAndUpdate') return proceed()
      tries += 1
      if (tries > 200) throw new Error('It never ends')
      return null
    })
    await createWaitingRounds({ ...app.deps, stores }).round()
    const again = await waits('eu').findOne({ _id: params.conversationId })
    expect(again?.backAt).toBeGreaterThanOrEqual(since + 60_000)
  })

  it('counts as a call of the model with those of the app', async () => {
    const capped = await startApp({
      deps: { responder: model },
      env: { MODEL_CALLS_A_DAY_AGENT: '1' },
      rateLimitFactor: 1,
    })
    await app.stop()
    app = capped
    await app.deps.jobs.stop()
    owner = await signUp(app)
    const agentId = await makeAgent(owner)
    guest = await visitorClient(app, 'eu', agentId)
    params = { region: 'eu', agentId, conversationId: (await say('Hello', agentId)).conversationId }
    await press(takeConversation)
    await say('Do you bake on Sundays?')
    await handBackWithoutModel()
  })
})
