import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  createAutomationRun,
  listAutomationRuns,
  removeAutomation,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import { isRunning } from '#mocks/contracts/library/automation.schema.ts'
import {
  getCredential,
  removeCredential,
  saveCredential,
} from '#mocks/contracts/library/credential.contract.ts'
import { listEvents } from '#mocks/contracts/library/event.contract.ts'
import { getFunction, removeFunction, saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { getPrompt, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { removeVisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import type { Contract, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
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
    automationId: await makeAutomation(owner, agentId),
    eventId: await firstEvent(owner),
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

/** A crawler of the owner's. */
async function makeAutomation({ client, region, workspaceId }: Person, agentId: string): Promise<string> {
  const automationId = newAgentId()
  const body = { workspaceId, agentId, name: 'Matrix', website: 'cafe.example', maxPages: 5 }
  const made = await client.call(saveAutomation, { params: { region, automationId }, body })
  if (made.status !== 200) throw new Error(`No crawler: ${made.text}`)
  return automationId
}

/** Something that happened in the owner's workspace; it is written right after what it tells of. */
async function firstEvent({ client, region, workspaceId }: Person): Promise<string> {
  return vi.waitFor(async () => {
    const { body } = await client.call(listEvents, { params: { region }, query: { workspaceId } })
    if (!body.items[0]) throw new Error('Nothing happened yet')
    return body.items[0].ID
  })
}

/** Waits for the crawler's run to end, so that what it writes is nobody else's doing. */
async function runEnded({ client, region }: Person, automationId: string): Promise<void> {
  const params = { region, automationId }
  const latest = async () => (await client.call(listAutomationRuns, { params })).body.items[0] ?? null
  await expect.poll(async () => isRunning(await latest())).toBe(false)
}

/** What the target's owner would notice: every row of the region that is not a session, a code or a mail. */
async function ownedRows(region: Region): Promise<string> {
  const collections = JSON.parse(await dumpRegion(app.deps.stores[region])) as {
    name: string
    docs: unknown[]
  }[]
  const volatile = ['sessions', 'codes', 'tickets', 'outbox', 'events', 'workspaceEvents', 'siteReads']
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
      if (id === createAutomationRun.id && !isDenied) await runEnded(targetOwner, target.automationId ?? '')
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

/** What a call about a thing of the library needs to be there. */
const savedFirst: Record<string, Contract> = {
  [getCredential.id]: saveCredential,
  [removeCredential.id]: saveCredential,
  [getPrompt.id]: savePrompt,
  [removePrompt.id]: savePrompt,
  [getFunction.id]: saveFunction,
  [removeFunction.id]: saveFunction,
}

/** The id a call names anew: nobody's yet, or that of something made to be removed. */
async function idFor(id: string, maker: Person): Promise<string> {
  if (id === removeAgent.id) return makeAgent(maker)
  const save = savedFirst[id]
  if (save) {
    const itemId = newAgentId()
    await maker.client.call(save, matrixRows[save.id]?.input({ ...target, newAgentId: itemId }))
    return itemId
  }
  if (id === removeAutomation.id) return makeAutomation(maker, target.agentId)
  if (id === removeVisitorSession.id) return holdConversation(maker, target.agentId)
  return newAgentId()
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
    automationId: newAgentId(),
    eventId: newAgentId(),
    newAgentId: newAgentId(),
  }
}

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '"requestId":""')
}
