import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '#api/providers/mail/mail.ts'
import { createRequestRepository } from '#api/requests/request.repository.ts'
import { createRequestMails } from '#api/requests/request-mails.ts'
import { mailTryMs, mostMailTries } from '#api/shared/mail-people.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let member: Person
let agentId: string
let visitor: HttpClient

beforeEach(async () => {
  app = await startApp()
  owner = await signUp(app)
  member = await signUp(app)
  await setLimits(app, owner, { workspaceSeats: 3 })
  await addMember(app, owner, member)
  agentId = await makeAgent(owner)
  visitor = await visitorClient(app, 'eu', agentId)
})
afterEach(() => app.stop())

const say = (text: string) =>
  visitor.call(sendVisitorMessage, { params: { region: 'eu', agentId }, body: { text } })

/** A process of its own on the store, its mails sent as `send` does. */
const processWith = (send: Mail['send']) =>
  createRequestMails({ ...app.deps, mail: { kind: 'smtp', send: vi.fn(send) } })

const never = () => new Promise<never>(() => undefined)
const refuse = () => Promise.reject(new Error('no mail server'))

async function mailsTo({ email }: Person): Promise<string[]> {
  const mails = await app.mailsTo(email)
  return mails.filter(({ subject }) => subject.includes('A visitor of your')).map(({ text }) => text)
}

/** Another process looks for mails, so long after the last one began. */
async function roundAfter(ms: number): Promise<void> {
  app.clock.advance(ms)
  await createRequestMails(app.deps).round()
}

describe('a mail about a request', () => {
  it('that a killed process had claimed is sent by another, once', async () => {
    await say('call me at 0171 2345678')
    const begun = vi.fn(never)
    void processWith(begun).round()
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
    await roundAfter(mailTryMs / 2)
    expect(await mailsTo(owner)).toEqual([])
    await roundAfter(mailTryMs / 2)
    for (const person of [owner, member]) expect(await mailsTo(person)).toHaveLength(1)
    await roundAfter(24 * 60 * mailTryMs)
    for (const person of [owner, member]) expect(await mailsTo(person)).toHaveLength(1)
  })

  it('keeps of its sender a key that is another the next day, until it is sent', async () => {
    const { requests } = createRequestRepository(app.deps.stores)
    const senders = async () =>
      (
        await requests('eu')
          .find({ agentId }, { sort: { createdAt: 1 } })
          .toArray()
      ).map(({ sender }) => sender)
    await say('call me at 0171 2345678')
    visitor = await visitorClient(app, 'eu', agentId)
    await say('call me at 0171 2345679')
    app.clock.advance(24 * 60 * mailTryMs)
    visitor = await visitorClient(app, 'eu', agentId)
    await say('call me at 0171 2345670')
    const [first, same, next] = await senders()
    expect(first).toBeTruthy()
    expect(same).toBe(first)
    expect(next).toBeTruthy()
    expect(next).not.toBe(first)
    await roundAfter(0)
    expect(await senders()).toEqual([undefined, undefined, undefined])
  })

  it('goes to nobody who may not answer', async () => {
    const designer = await signUp(app)
    await addMember(app, owner, designer, ['view', 'editAgents'])
    await say('call me at 0171 2345678')
    await roundAfter(0)
    for (const person of [owner, member]) expect(await mailsTo(person)).toHaveLength(1)
    expect(await mailsTo(designer)).toEqual([])
  })

  it('of which a killed process had told some tells the others', async () => {
    await say('call me at 0171 2345678')
    const told: string[] = []
    const dies = vi.fn<Mail['send']>(async (_region, { to }) => {
      if (told.length === 1) await never()
      told.push(to)
    })
    void processWith(dies).round()
    await vi.waitFor(() => expect(dies).toHaveBeenCalledTimes(2))
    await roundAfter(mailTryMs)
    for (const person of [owner, member]) {
      expect(await mailsTo(person)).toHaveLength(told.includes(person.email) ? 0 : 1)
    }
  })

  it('that no mail server takes is tried again, ever less often and not for ever', async () => {
    await say('call me at 0171 2345678')
    const refused = vi.fn(refuse)
    const begin = async (ms: number) => {
      app.clock.advance(ms)
      await processWith(refused).round()
      return refused.mock.calls.length / 2
    }
    expect(await begin(0)).toBe(1)
    expect(await begin(mailTryMs)).toBe(2)
    expect(await begin(mailTryMs)).toBe(2)
    expect(await begin(3 * mailTryMs)).toBe(3)
    for (let hour = 0; hour < 4; hour += 1) await begin(60 * mailTryMs)
    expect(refused).toHaveBeenCalledTimes(mostMailTries * 2)
  })

  it('that no mail server took gives way to what the visitor says next', async () => {
    await say('call me at 0171 2345678')
    await processWith(refuse).round()
    await say('call me at 0171 7654321')
    await roundAfter(0)
    await roundAfter(60 * mailTryMs)
    expect(await mailsTo(owner)).toEqual([expect.stringContaining('0171 7654321')])
  })
})
