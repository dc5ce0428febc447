import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { jobsOf } from '#api/jobs/job.repository.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { owedAnswerKind } from '#api/live/owed-answer-kind.ts'
import { owedAnswerJob } from '#api/live/owed-answers.ts'
import type { Responder } from '#api/providers/responder/responder.ts'
import {
  closeConversation,
  releaseConversation,
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

const model = fakeResponder()

beforeEach(async () => {
  failNotes = false
  app = await startApp({
    deps: { responder: model },
    wrapStores: (stores) =>
      interceptStores(stores, ({ collection, method, args: [doc] }, proceed) => {
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
function processWith(reply: Responder['reply'] = model.reply) {
  const jobs = createJobs({ ...app.deps })
  jobs.start([owedAnswerKind({ ...app.deps, responder: { ...model, reply } })], { everyMs: 20 })
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

const messages = async () =>
  createConversationRepository(app.deps.stores).latest('eu', params.conversationId, 50)
const roles = async () => (await messages()).map(({ role, notice }) => notice?.kind ?? role)
const before = ['user', 'assistant', 'joined', 'user']
const answered = [...before, 'handedBack', 'assistant']
/** Nothing of it is left to do. */
const isDone = async () => (await jobsOf(app.deps.stores, 'eu').findOne({ kind: owedAnswerJob })) === null

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
})
