// Races: two processes that would mail about the same cap.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { capMailAgainMs, createCapMails } from '#api/conversations/cap-mails.ts'
import { capMailEveryMs } from '#api/conversations/cap-notices.ts'
import type { Mail } from '#api/providers/mail/mail.ts'
import { getModelTrouble } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { type FakeResponder, fakeResponder } from '../harness/fake-responder.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'

let responder: FakeResponder
let app: RunningApp
let owner: Person
let member: Person
let agentId: string

beforeEach(async () => {
  responder = fakeResponder()
  app = await startApp({
    env: { MODEL_CALLS_A_DAY_AGENT: '3', MODEL_CALLS_A_DAY_WORKSPACE: '5', MODEL_CALLS_A_DAY_ADDRESS: '9' },
    deps: { responder },
    rateLimitFactor: 1,
  })
  owner = await signUp(app)
  member = await signUp(app)
  await setLimits(app, owner, { workspaceSeats: 3, maxAgents: 3 })
  await addMember(app, owner, member)
  agentId = await makeAgent(owner)
})
afterEach(() => app.stop())

async function ask(times: number, id = agentId) {
  const visitor = await visitorClient(app, 'eu', id)
  for (let count = 0; count < times; count += 1) {
    const params = { region: 'eu', agentId: id }
    const reply = await visitor.call(sendVisitorMessage, { params, body: { text: `Boats ${count}?` } })
    expect(reply.status).toBe(200)
    expect(reply.text).not.toMatch(/too-many|cap /)
  }
}

async function trouble(id = agentId) {
  const reply = await owner.client.call(getModelTrouble, { params: { region: 'eu', agentId: id } })
  return reply.body.trouble
}

/** What was mailed of caps. */
async function mailsTo({ email }: Person): Promise<string[]> {
  const mails = await app.mailsTo(email)
  return mails.filter(({ subject }) => /\bcap\b/.test(subject)).map(({ text }) => text)
}

const round = () => createCapMails(app.deps).round()

/** A process of its own on the store, its mails sent as `send` does. */
const processWith = (send: Mail['send']) => createCapMails({ ...app.deps, mail: { kind: 'smtp', send } })

describe('a cap of a day that is reached', () => {
  it('leaves visitors the answers of the knowledge, and is told on the agent’s page with what it is', async () => {
    await ask(3)
    expect(await trouble()).toBeNull()
    await ask(1)
    expect(responder.requests).toHaveLength(3)
    expect(await trouble()).toMatchObject({
      failure: 'too-many',
      cap: { of: 'agent', calls: 3, seconds: 86_400 },
    })
  })

  it('of a workspace is told on the page of each of its agents that reaches it', async () => {
    const other = await makeAgent(owner)
    const third = await makeAgent(owner)
    await ask(3)
    await ask(2, other)
    expect([await trouble(other), await trouble(third)]).toEqual([null, null])
    await ask(1, third)
    expect(await trouble(third)).toMatchObject({ cap: { of: 'workspace', calls: 5 } })
    expect(await trouble(other)).toBeNull()
  })

  it('is mailed to the owner alone, once a day, whichever process looks and however often it is reached', async () => {
    await ask(5)
    await Promise.all([round(), round(), processWith(app.deps.mail.send).round()])
    expect(await mailsTo(owner)).toEqual([
      expect.stringMatching(
        /^The cap on use of the language model is reached by visitors of your agent “.+”\. This server allows 3 calls a day for this agent\./,
      ),
    ])
    expect(await mailsTo(member)).toEqual([])
    app.clock.advance(capMailEveryMs / 2)
    await ask(1)
    await round()
    expect(await mailsTo(owner)).toHaveLength(1)
    app.clock.advance(capMailEveryMs / 2)
    await ask(1)
    await round()
    expect(await mailsTo(owner)).toHaveLength(2)
  })

  it('is mailed later where the mail server was away', async () => {
    await ask(4)
    await processWith(() => Promise.reject(new Error('away'))).round()
    await round()
    expect(await mailsTo(owner)).toEqual([])
    app.clock.advance(capMailAgainMs)
    await round()
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  it('is not mailed twice where the fate of the mail is unknown', async () => {
    await ask(4)
    const begun = vi.fn(() => new Promise<never>(() => undefined))
    void processWith(begun).round()
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
    app.clock.advance(capMailAgainMs)
    await round()
    expect(await mailsTo(owner)).toEqual([])
  })
})

it('a cap of one visitor’s address concerns nobody else', async () => {
  const calls = { MODEL_CALLS_A_DAY_ADDRESS: '2' }
  const strict = await startApp({ env: calls, deps: { responder }, rateLimitFactor: 1 })
  try {
    const person = await signUp(strict)
    const id = await makeAgent(person)
    const params = { region: 'eu', agentId: id }
    const visitor = await visitorClient(strict, 'eu', id)
    for (let count = 0; count < 4; count += 1) {
      await visitor.call(sendVisitorMessage, { params, body: { text: `Boats ${count}?` } })
    }
    expect(responder.requests).toHaveLength(2)
    expect((await person.client.call(getModelTrouble, { params })).body.trouble).toBeNull()
    await createCapMails(strict.deps).round()
    expect(await strict.mailsTo(person.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringMatching(/\bcap\b/) }),
    )
  } finally {
    await strict.stop()
  }
})
