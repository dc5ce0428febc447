// Links for an approval: what is kept of them, when they end, and what they show.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readApproval, saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { approvalDays } from '#mocks/contracts/publishing/check-limits.ts'
import { createApprovalLink, createCheckRun, getCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let agentId: string
let runId: string
let secret: string

beforeAll(async () => {
  app = await startApp()
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  runId = newAgentId()
  const about = (more: object) => ({ params: { region: 'eu', agentId, ...more } })
  await owner.client.call(saveCheckCase, {
    ...about({ caseId: newAgentId() }),
    body: {
      question: '<script>alert(1)</script>?',
      mustSay: ['a rule nobody sees'],
      mustNotSay: [],
      mustCall: '',
    },
  })
  await owner.client.call(createCheckRun, { ...about({ runId }), body: { callsTools: false } })
  const state = async () => (await owner.client.call(getCheckRun, about({ runId }))).body.run.state
  await vi.waitFor(async () => expect(await state()).toBe('done'), { timeout: 10_000 })
  secret = (await owner.client.call(createApprovalLink, about({ runId }))).body.secret
})
afterAll(() => app.stop())

const read = (body = { secret }) => app.client().call(readApproval, { params: { region: 'eu' }, body })

it('keep the hash alone, and tell the secret nowhere again', async () => {
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  for (const name of ['checkLinks', 'checkRuns']) {
    const kept = await app.deps.stores.eu.collection(name).find({}).toArray()
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(secret)
  }
  expect(app.log.text()).not.toContain(secret)
})

it('show questions and answers, and neither rules nor costs', async () => {
  const shown = await read()
  expect(shown.status, shown.text).toBe(200)
  expect(shown.body.items[0]?.question).toBe('<script>alert(1)</script>?')
  expect(shown.text).not.toContain('a rule nobody sees')
  expect(shown.text).not.toMatch(/credits|Tokens|milliseconds|failures/)
})

it('lead nowhere in the other region, nor with another secret', async () => {
  const elsewhere = await app.client().call(readApproval, { params: { region: 'na' }, body: { secret } })
  expect(elsewhere.status).toBe(404)
  expect((await read({ secret: 'A'.repeat(43) })).status).toBe(404)
  expect((await read({ secret: '../../etc' })).status).toBe(422)
})

it(`end after ${approvalDays} days`, async () => {
  app.clock.advance((approvalDays * 24 * 60 * 60 + 1) * 1000)
  expect((await read()).status).toBe(404)
  const late = await app.client().call(saveApproval, {
    params: { region: 'eu' },
    body: { secret, decision: 'approved', name: 'Late', note: '' },
  })
  expect(late.status).toBe(404)
})
