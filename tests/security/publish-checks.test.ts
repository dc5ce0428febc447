// Links for an approval: what is kept of them, when they end, and what they show.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { productName } from '#mocks/contracts/platform/product-name.ts'
import { readApproval, saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { approvalDays } from '#mocks/contracts/publishing/check-limits.ts'
import { createApprovalLink, createCheckRun, getCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { browserAt, giveHost, newAgencyHost } from '../harness/agency-host.ts'
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
  expect(shown.body.sender).toEqual({ kind: 'product', name: productName })
  expect(shown.text).not.toMatch(/credits|Tokens|milliseconds|failures/)
})

it('lead nowhere in the other region, nor with another secret', async () => {
  const elsewhere = await app.client().call(readApproval, { params: { region: 'na' }, body: { secret } })
  expect(elsewhere.status).toBe(404)
  expect((await read({ secret: 'A'.repeat(43) })).status).toBe(404)
  expect((await read({ secret: '../../etc' })).status).toBe(422)
})

it('are the agency’s own at its host, and nobody’s at another agency’s', async () => {
  const { region, workspaceId: agencyId } = owner
  await owner.client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId: agencyId } })
  const params = { region, agencyId }
  await owner.client.call(saveAgency, { params, body: { name: 'Northwind' } })
  await giveHost(app.deps, 'north.localhost', { region, agencyId })
  await newAgencyHost(app, 'south.localhost', { name: 'Southpaw' })
  const ask = { params: { region }, body: { secret } }
  const shown = await browserAt(app, 'north.localhost').call(readApproval, ask)
  expect(shown.status, shown.text).toBe(200)
  expect(shown.body).toMatchObject({
    sender: { kind: 'agency', name: 'Northwind' },
    workspaceName: 'Northwind',
  })
  expect(shown.text).not.toMatch(/voice\s*glow/i)
  const decided = { ...ask, body: { secret, decision: 'changes', name: 'Mia', note: '' } }
  expect((await browserAt(app, 'north.localhost').call(saveApproval, decided)).status).toBe(200)
  const elsewhere = browserAt(app, 'south.localhost')
  expect((await elsewhere.call(readApproval, ask)).status).toBe(404)
  expect((await elsewhere.call(saveApproval, decided)).status).toBe(404)
  const inOther = { ...ask, params: { region: 'na' } }
  expect((await browserAt(app, 'north.localhost').call(readApproval, inOther)).status).toBe(404)
  expect((await read()).body.sender).toMatchObject({ kind: 'agency', name: 'Northwind' })
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
