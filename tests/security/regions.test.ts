// Races: two regions make a workspace of one id at the same moment.
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { createPersonalizedAgent, getBrandingInfo } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import {
  createTicket,
  getSession,
  newUser,
  sendCode,
  tokenToUser,
} from '#mocks/contracts/session/session.contract.ts'
import { otherRegion, regions } from '#mocks/contracts/shared/region.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { personalizedAgent } from '../harness/personalized-agent.ts'
import { setUpApp } from '../harness/set-up.ts'
import { earnTicket, mailedCode, newAgentId, newEmail, signUp } from '../harness/sign-up.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const app = setUpApp()

describe.each(regions)('a person of %s', (region) => {
  const other = otherRegion(region)

  it('leaves no trace in the other region, wherever they knock', async () => {
    const canary = `canary${randomBytes(6).toString('hex')}`
    const person = await signUp(app, { email: newEmail(canary), region, password: `${canary} password` })
    const { client, email, workspaceId, session } = person
    const agentId = newAgentId()
    await client.call(saveAgent, { params: { region, agentId }, body: { workspaceId, title: canary } })
    await client.call(getBrandingInfo, {
      params: { region },
      body: { workspaceId, company: { name: canary, website: `${canary}.example` } },
    })
    const visitor = await visitorClient(app, region, agentId)
    await visitor.call(sendVisitorMessage, { params: { region, agentId }, body: { text: canary } })
    // Now the same by the other region's paths.
    await app.client().call(sendCode, { params: { region: other }, body: { email } })
    const code = await mailedCode(app, email)
    const proved = await app.client().call(createTicket, { params: { region: other }, body: { email, code } })
    expect(proved.status).toBe(200)
    const elsewhere = app.client()
    const again = await elsewhere.call(tokenToUser, {
      params: { region: other },
      body: { token: proved.body.token, createAccount: true, utm_source: canary },
    })
    expect(again.body.user).toEqual(session.user)
    await elsewhere.call(newUser, {
      params: { region: other },
      body: { userData: { uid: session.user.uid }, ps_xid: canary },
    })
    expect((await elsewhere.call(getSession, { params: { region: other } })).body.user.region).toBe(region)

    expect(await dumpRegion(app.deps.stores[region])).toContain(canary)
    const there = await dumpRegion(app.deps.stores[other])
    for (const trace of [canary, session.user.uid, workspaceId, agentId]) expect(there).not.toContain(trace)
  })

  it('has one account however often they sign up, in whichever region', async () => {
    const { email, session } = await signUp(app, { region })
    const token = await earnTicket(app, email, other)
    const again = await app.client().call(tokenToUser, {
      params: { region: other },
      body: { token, createAccount: true },
    })
    expect(again.body.user.uid).toBe(session.user.uid)
    expect(again.body.workspaces).toEqual(session.workspaces)
  })

  it('has an id for their workspace that names none in the other region, for them and for strangers', async () => {
    const owner = await signUp(app, { region })
    const stranger = await signUp(app, { region: other })
    for (const { client } of [owner, stranger]) {
      const twin = await client.call(saveWorkspace, {
        params: { region: other, uid: owner.workspaceId },
        body: { workspaceName: 'Twin' },
      })
      expect(twin.status).toBe(404)
    }
    const made = await app.deps.stores[other].collection('users').findOne({ _id: owner.workspaceId })
    expect(made).toBeNull()
  })

  it('makes one workspace at most when both regions are asked for the same id at once', async () => {
    const { client } = await signUp(app, { region })
    const uid = newAgentId()
    const replies = await Promise.all(
      regions.map((each) =>
        client.call(saveWorkspace, { params: { region: each, uid }, body: { workspaceName: 'Twin' } }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('does not find their things under the other region’s paths', async () => {
    const person = await signUp(app, { region })
    const agentId = await makeAgent(person)
    const { client, workspaceId } = person
    const listed = await client.call(listAgents, { params: { region: other }, query: { workspaceId } })
    expect(listed.status).toBe(404)
    const saved = await client.call(saveAgent, {
      params: { region: other, agentId },
      body: { workspaceId, title: 'Twin' },
    })
    expect(saved.status).toBe(404)
    const made = await client.call(createPersonalizedAgent, {
      params: { region: other },
      body: personalizedAgent(workspaceId, newAgentId()),
    })
    expect(made.status).toBe(404)
  })
})

it.each(['us', 'EU', 'eu%00', '', 'eu.na', '__proto__'])('there is no region %j', async (region) => {
  const response = await app.client().fetch(`/api/${region}/session`)
  expect([404, 422]).toContain(response.status)
})
