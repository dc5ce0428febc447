import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import {
  addMember,
  agentKeyClient,
  expiredPerson,
  makeAgent,
  removeMember,
  setLimits,
  visitorClient,
  workspaceKeyClient,
} from '../harness/workspace-people.ts'
import {
  type MatrixTarget,
  matrixRows,
  type PrincipalName,
  pendingPrincipals,
  principals,
} from './tenant-matrix.ts'

let app: RunningApp
let callers: Record<PrincipalName, HttpClient>
let target: MatrixTarget
let targetOwner: Person

beforeAll(async () => {
  app = await startApp()
  const [owner, member, viewer, exMember, stranger, elsewhere] = await Promise.all([
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app, { region: 'na' }),
  ])
  targetOwner = owner
  await setLimits(app, owner, { maxAgents: null, workspaceSeats: null })
  const agentId = await makeAgent(owner)
  const siblingId = await makeAgent(owner)
  const foreignAgentId = await makeAgent(stranger)
  target = {
    region: 'eu',
    workspaceId: owner.workspaceId,
    ownerEmail: owner.email,
    memberEmail: member.email,
    agentId,
    conversationId: await holdConversation(owner, agentId),
  }
  await addMember(app, owner, member)
  await addMember(app, owner, viewer, ['view'])
  await addMember(app, owner, exMember)
  await removeMember(app, owner, exMember)
  callers = {
    anonymous: app.client(),
    'expired session': (await expiredPerson(app)).client,
    owner: owner.client,
    member: member.client,
    viewer: viewer.client,
    'ex-member': exMember.client,
    'other owner': stranger.client,
    'owner in the other region': elsewhere.client,
    'workspace key': await workspaceKeyClient(app, owner),
    'workspace key of another': await workspaceKeyClient(app, stranger),
    'workspace key of the other region': await workspaceKeyClient(app, elsewhere),
    'agent key': await agentKeyClient(app, owner, agentId),
    'agent key of a sibling': await agentKeyClient(app, owner, siblingId),
    'agent key of another': await agentKeyClient(app, stranger, foreignAgentId),
    visitor: await visitorClient(app, 'eu', agentId),
    'visitor of a sibling': await visitorClient(app, 'eu', siblingId),
    'visitor of another': await visitorClient(app, 'eu', foreignAgentId),
  }
})
afterAll(() => app.stop())

/** A conversation in the owner's test chat. */
async function holdConversation(owner: Person, agentId: string): Promise<string> {
  const answered = await owner.client.call(sendTestMessage, {
    params: { region: owner.region, agentId },
    body: { text: 'Hello' },
  })
  return answered.body.conversationId
}

/** What the target's owner would notice: every row of the region that is not a session, a code or a mail. */
async function ownedRows(region: Region): Promise<string> {
  const collections = JSON.parse(await dumpRegion(app.deps.stores[region])) as {
    name: string
    docs: unknown[]
  }[]
  const volatile = ['sessions', 'codes', 'tickets', 'outbox', 'events', 'siteReads']
  const kept = collections.filter(({ name }) => !volatile.includes(name))
  return JSON.stringify(kept)
}

describe('the tenant matrix', () => {
  it('has a row for every contract, and a cell for every principal', () => {
    expect(Object.keys(matrixRows).sort()).toEqual(contracts.map(({ id }) => id).sort())
    for (const row of Object.values(matrixRows)) {
      expect(Object.keys(row.status).sort()).toEqual([...principals].sort())
    }
  })

  it('names who is still to come', () => {
    const cells = contracts.length * principals.length
    process.stdout.write(
      `tenant matrix: ${cells} cells; pending principals: ${pendingPrincipals.join('; ')}\n`,
    )
    expect(cells).toBeGreaterThan(0)
  })

  describe.each(Object.keys(matrixRows))('%s', (id) => {
    it.each(principals)('answers %s as the table says', async (principal) => {
      const row = matrixRows[id]
      const contract = contracts.find((candidate) => candidate.id === id)
      if (!row || !contract) throw new Error(`${id} is no contract`)
      const input = row.input({ ...target, newAgentId: await idFor(id, targetOwner) })
      const isDenied = row.status[principal] >= 400
      const before = isDenied ? await ownedRows('eu') : ''
      const reply = await callers[principal].call(contract, input)
      expect(reply.status, reply.text).toBe(row.status[principal])
      // A new key ended the one the agent's server holds; it is given the new one.
      if (id === createAgentKey.id && !isDenied) callers['agent key'] = withKey(reply.body)
      if (!isDenied) return
      expect(await ownedRows('eu')).toBe(before)
      if (reply.status === 404) {
        const absent = await callers[principal].call(contract, row.input(absentTarget()))
        expect(withoutRequestId(reply.text)).toBe(withoutRequestId(absent.text))
      }
    })
  })
})

describe('the other region', () => {
  // What even the owner does not find says nothing about regions.
  const addressed = contracts.filter(({ id, path }) => {
    const status = matrixRows[id]?.status
    return path.includes(':region') && status?.['other owner'] === 404 && status.owner !== 404
  })

  it.each(addressed)('$id does not know things of this one', async (contract) => {
    const owner = await signUp(app)
    const member = { ...owner, workspaceId: target.workspaceId }
    await addMember(app, member, owner)
    const input = matrixRows[contract.id]?.input({
      ...target,
      newAgentId: await idFor(contract.id, member),
    })
    const here = await owner.client.call(contract, input)
    expect(here.status).not.toBe(404)
    const there = await owner.client.call(contract, { ...input, params: { ...input?.params, region: 'na' } })
    expect(there.status).toBe(404)
  })
})

/** The id a call names anew: nobody's yet, or that of an agent made to be removed. */
async function idFor(id: string, maker: Person): Promise<string> {
  return id === removeAgent.id ? makeAgent(maker) : newAgentId()
}

function withKey(body: unknown): HttpClient {
  return app.client({ bearer: (body as SuccessOf<typeof createAgentKey>).SECRET_API_KEY })
}

/** Things nobody has. */
function absentTarget(): MatrixTarget & { newAgentId: string } {
  return {
    region: 'eu',
    workspaceId: newAgentId(),
    ownerEmail: 'nobody@example.com',
    memberEmail: 'nobody@example.com',
    agentId: newAgentId(),
    conversationId: newAgentId(),
    newAgentId: newAgentId(),
  }
}

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '"requestId":""')
}
