import { expect, vi } from 'vitest'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { createAutomationRun, listAutomationRuns } from '#mocks/contracts/library/automation.contract.ts'
import { isRunning } from '#mocks/contracts/library/automation.schema.ts'
import { listEvents } from '#mocks/contracts/library/event.contract.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import { type Person, signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { dumpRegion } from '../../harness/test-stores.ts'
import {
  addMember,
  agentKeyClient,
  expiredPerson,
  makeAgent,
  removeMember,
  setLimits,
  visitorClient,
  workspaceKeyClient,
} from '../../harness/workspace-people.ts'
import { holdConversation, type MatrixSide, makeAutomation } from './matrix-side.ts'
import type { MatrixTarget } from './row.ts'

/** A running server with everyone on it. */
export async function serverSide(): Promise<MatrixSide> {
  const app = await startApp()
  const [owner, member, viewer, exMember, stranger, elsewhere] = await Promise.all([
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app, { region: 'na' }),
  ])
  await setLimits(app, owner, { maxAgents: null, workspaceSeats: null })
  const agentId = await makeAgent(owner)
  const siblingId = await makeAgent(owner)
  const foreignAgentId = await makeAgent(stranger)
  const { workspaceId } = owner
  const automationId = await makeAutomation(owner.client, { region: 'eu', workspaceId, agentId })
  const target: MatrixTarget = {
    region: 'eu',
    workspaceId,
    ownerEmail: owner.email,
    memberEmail: member.email,
    agentId,
    conversationId: await holdConversation(owner.client, { region: 'eu', agentId }),
    automationId,
    eventId: await firstEvent(owner),
  }
  await addMember(app, owner, member)
  await addMember(app, owner, viewer, ['view'])
  await addMember(app, owner, exMember)
  await removeMember(app, owner, exMember)
  const callers: MatrixSide['callers'] = {
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

  /** Waits for the crawler's run to end, so that what it writes is nobody else's doing. */
  async function runEnded(): Promise<void> {
    const params = { region: 'eu', automationId }
    const latest = async () => (await owner.client.call(listAutomationRuns, { params })).body.items[0] ?? null
    await expect.poll(async () => isRunning(await latest())).toBe(false)
  }

  return {
    target,
    callers,
    async freshMember() {
      const person = await signUp(app)
      await addMember(app, owner, person)
      return person.client
    },
    async ownedRows() {
      const collections = JSON.parse(await dumpRegion(app.deps.stores.eu)) as { name: string }[]
      const volatile = ['sessions', 'codes', 'tickets', 'outbox', 'events', 'workspaceEvents', 'siteReads']
      return JSON.stringify(collections.filter(({ name }) => !volatile.includes(name)))
    },
    async afterSuccess({ id }, body) {
      // A new key ended the one the agent's server holds; it is given the new one.
      if (id === createAgentKey.id) {
        const { SECRET_API_KEY: bearer } = body as SuccessOf<typeof createAgentKey>
        callers['agent key'] = app.client({ bearer })
      }
      if (id === createAutomationRun.id) await runEnded()
    },
    stop: () => app.stop(),
  }
}

/** Something that happened in the owner's workspace; it is written right after what it tells of. */
async function firstEvent({ client, region, workspaceId }: Person): Promise<string> {
  return vi.waitFor(async () => {
    const { body } = await client.call(listEvents, { params: { region }, query: { workspaceId } })
    if (!body.items[0]) throw new Error('Nothing happened yet')
    return body.items[0].ID
  })
}
