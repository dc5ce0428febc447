// What a client decides from a link is mailed to the owner: once, not as often as the client likes, nor with a subject of theirs.
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { approvalMailGapMs, createApprovalMails } from '#api/publishing/approval-mails.ts'
import { mailTryMs } from '#api/shared/mail-people.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { createApprovalLink, createCheckRun, getCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let agentId: string
let secret: string

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  const runId = newAgentId()
  const params = { region: 'eu', agentId }
  await owner.client.call(saveCheckCase, {
    params: { ...params, caseId: newAgentId() },
    body: { question: 'When do you open?', mustSay: [], mustNotSay: ['never said'], mustCall: '' },
  })
  const about = { params: { ...params, runId } }
  await owner.client.call(createCheckRun, { ...about, body: { callsTools: false } })
  await vi.waitFor(async () => {
    expect((await owner.client.call(getCheckRun, about)).body.run.state).toBe('done')
  })
  secret = (await owner.client.call(createApprovalLink, about)).body.secret
})
afterAll(() => app.stop())

async function decide(decision: 'approved' | 'changes', more: { name?: string; note?: string } = {}) {
  const body = { secret, decision, name: 'Mia Berg', note: '', ...more }
  const reply = await app.client().call(saveApproval, { params: { region: 'eu' }, body })
  expect(reply.status, reply.text).toBe(200)
}

async function mails() {
  await createApprovalMails(app.deps).round()
  return (await app.mailsTo(owner.email)).filter(({ subject }) => subject.includes('client'))
}

it('tells of a decision once, and of what was decided last as soon as it may again', async () => {
  expect(await mails()).toEqual([])
  await decide('approved')
  await decide('approved')
  const [mail, ...more] = await mails()
  expect(mail?.text).toContain('Mia Berg approved these answers.')
  expect(more).toEqual([])
  await decide('approved')
  for (const each of ['changes', 'approved', 'changes'] as const) await decide(each, { note: 'Too long.' })
  expect(await mails()).toHaveLength(1)
  app.clock.advance(approvalMailGapMs)
  const [last, , ...others] = await mails()
  expect(last?.text).toContain('Mia Berg asks for changes.')
  expect(last?.text).toContain('They wrote: Too long.')
  expect(others).toEqual([])
})

it('lets a client write no subject and no line of its own', async () => {
  await decide('changes', { name: 'Mia\r\nBcc: all@lane.example', note: '<b>Shorter</b>' })
  const [mail] = await mails()
  expect(mail?.subject).toBe('A client asks for changes to your VoiceGlow agent')
  expect(mail?.to).toBe(owner.email)
  expect(mail?.text).toContain('Mia Bcc: all@lane.example asks for changes.')
  expect(mail?.text).toContain('<b>Shorter</b>')
})

it('is not sent where it is turned off, and again where no server took it', async () => {
  const mute = (mutedMails: 'approvals'[]) =>
    owner.client.call(saveAgent, { params: { region: 'eu', agentId }, body: { mutedMails } })
  await mute(['approvals'])
  await decide('changes')
  expect(await mails()).toEqual([])
  await mute([])
  expect(await mails()).toEqual([])
  await decide('changes', { note: 'Too long.' })
  const send = vi.spyOn(app.deps.mail, 'send').mockRejectedValueOnce(new Error('away'))
  expect(await mails()).toEqual([])
  send.mockRestore()
  app.clock.advance(mailTryMs)
  expect(await mails()).toHaveLength(1)
})
