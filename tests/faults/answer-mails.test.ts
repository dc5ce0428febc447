import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobsOf } from '#api/jobs/job.repository.ts'
import { pauseAfter } from '#api/jobs/job-kind.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { answerMailKind } from '#api/live/answer-mails.ts'
import { type Mail, UnknownFateError } from '#api/providers/mail/mail.ts'
import type { BudgetDoc } from '#api/store/shared-budgets.ts'
import type { Doc } from '#api/store/store.ts'
import { answerMailWaitMs } from '#mocks/contracts/conversations/answer-mail.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const email = 'ana@visitors.example'
let app: RunningApp
let owner: Person
let params: { region: 'eu'; agentId: string; conversationId: string }

beforeEach(async () => {
  app = await startApp()
  await app.deps.jobs.stop()
  owner = await signUp(app)
  const agentId = await makeAgent(owner)
  const guest = await visitorClient(app, 'eu', agentId)
  const said = await guest.call(sendVisitorMessage, {
    params: { region: 'eu', agentId },
    body: { text: `Please write to me, I am Ana, ${email}` },
  })
  params = { region: 'eu', agentId, conversationId: said.body.conversationId }
  await owner.client.call(takeConversation, { params })
  await owner.client.call(sendMemberMessage, {
    params,
    body: { text: 'Yes, we do.', clientId: 'client-id-0001' },
  })
  app.clock.advance(answerMailWaitMs + 1_000)
})
afterEach(() => app.stop())

/** A process of its own on the store, whose mails are sent as `send` does. */
function processWith(send: Mail['send'] = app.deps.mail.send) {
  const jobs = createJobs({ ...app.deps })
  jobs.start([answerMailKind({ ...app.deps, mail: { kind: 'smtp', send } })], { everyMs: 20 })
  return jobs
}

async function state() {
  const { items } = (await owner.client.call(listMessages, { params } as never)).body
  return items.find(({ role }) => role === 'member')?.mail?.state
}

/** Nobody does it now. */
async function isWaiting(): Promise<boolean> {
  const job = await jobsOf(app.deps.stores, 'eu').findOne({ kind: 'live.answer-mail' })
  return job?.leaseUntil === 0
}

const refusal = (responseCode: number) =>
  Object.assign(new Error('refused'), { responseCode, command: 'RCPT TO' })

describe('an answer that is to be mailed', () => {
  it('is sent once by many processes', async () => {
    const many = [processWith(), processWith(), processWith()]
    await expect.poll(state).toBe('sent')
    await Promise.all(many.map((each) => each.stop()))
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  it('whose process was killed while sending is not sent again, and its member is told', async () => {
    const begun = vi.fn(() => new Promise<never>(() => undefined))
    const dead = processWith(begun)
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
    // Its lease is over: it renews no more.
    app.clock.advance(31_000)
    const next = processWith()
    await expect.poll(state).toBe('unsure')
    expect(await app.mailsTo(email)).toEqual([])
    await Promise.all([next.stop(), dead.stop()])
  })

  it('that the mail server never takes says so to its member, at once', async () => {
    const send = vi.fn(() => Promise.reject(refusal(550)))
    const jobs = processWith(send)
    await expect.poll(state).toBe('failed')
    await jobs.stop()
    expect(send).toHaveBeenCalledOnce()
  })

  it('whose mail server is lost with it is not sent again, and its member is told', async () => {
    const send = vi.fn(() => Promise.reject(new UnknownFateError(undefined)))
    const jobs = processWith(send)
    await expect.poll(state).toBe('unsure')
    app.clock.advance(60_000)
    await jobs.stop()
    expect(send).toHaveBeenCalledOnce()
  })

  it('that no mail server takes now is sent later', async () => {
    const send = vi
      .fn<Mail['send']>(app.deps.mail.send)
      .mockRejectedValueOnce(refusal(421))
      .mockRejectedValueOnce(new Error('no mail server'))
    const jobs = processWith(send)
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(await state()).toBe('due')
    app.clock.advance(10_000)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    app.clock.advance(20_000)
    await expect.poll(state).toBe('sent')
    await jobs.stop()
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  it('that no mail server takes in three quarters of an hour says so to its member', async () => {
    const send = vi.fn(() => Promise.reject(new Error('no mail server')))
    const jobs = processWith(send)
    for (let tries = 1; tries <= 10; tries += 1) {
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(tries))
      // Its process has written down when it begins again.
      await expect.poll(isWaiting).toBe(true)
      app.clock.advance(pauseAfter(tries))
    }
    await expect.poll(state).toBe('failed')
    await jobs.stop()
    // What was not sent takes nothing of what may be sent in the hour.
    const [budgets, quotas] = await Promise.all([
      app.deps.stores.eu.collection<BudgetDoc>('limits').find({}).toArray(),
      app.deps.stores.eu.collection<Doc & { sent: number }>('invitationQuotas').find({}).toArray(),
    ])
    const mails = budgets.filter(({ _id }) => _id.startsWith('answer mails'))
    expect(mails.map(({ taken }) => taken)).toEqual([0, 0])
    expect(quotas.map(({ sent }) => sent)).toContain(0)
  })
})
