import { expect } from 'vitest'
import { areas } from '#api/areas.ts'
import { jobsOf } from '#api/jobs/job.repository.ts'
import { createAgentKey, removeAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import { permissions } from '#mocks/contracts/workspaces/permissions.ts'
import { createWorkspaceKey, removeWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { adminCookieOf } from '../../harness/agency-host.ts'
import { signUp } from '../../harness/sign-up.ts'
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
import { matrixRows } from '../tenant-matrix.ts'
import type { MatrixSide } from './matrix-side.ts'
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
  const target: MatrixTarget = {
    region: 'eu',
    workspaceId,
    ownerEmail: owner.email,
    memberEmail: member.email,
    agentId,
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
    'agency admin': Object.assign(app.client(), { cookie: await adminCookieOf(app, owner) }),
  }

  return {
    target,
    callers,
    async freshMember() {
      const person = await signUp(app)
      await addMember(app, owner, person, [...permissions])
      return person.client
    },
    async ownedRows() {
      const collections = JSON.parse(await dumpRegion(app.deps.stores.eu)) as { name: string }[]
      return JSON.stringify(collections.filter(({ name }) => !volatile.includes(name)))
    },
    async afterSuccess({ id }, input, body) {
      // A new key ended the one a server holds; it is given the new one.
      if (id === createAgentKey.id) {
        const { SECRET_API_KEY: bearer } = body as SuccessOf<typeof createAgentKey>
        callers['agent key'] = app.client({ bearer })
      }
      if (id === createWorkspaceKey.id) {
        const { workspaceSecret: bearer } = body as SuccessOf<typeof createWorkspaceKey>
        callers['workspace key'] = app.client({ bearer })
      }
      if (id === removeAgentKey.id) callers['agent key'] = await agentKeyClient(app, owner, agentId)
      if (id === removeWorkspaceKey.id) callers['workspace key'] = await workspaceKeyClient(app, owner)
      await matrixRows[id]?.settled?.(owner.client, input)
      // What is done behind an answer must be nobody else's doing.
      const isBegun = { holder: { $ne: '' } }
      await expect.poll(() => jobsOf(app.deps.stores, 'eu').countDocuments(isBegun)).toBe(0)
    },
    stop: () => app.stop(),
  }
}

/** Collections in which things come and go by themselves, the mails, and when keys were used. */
const volatile = [
  'outbox',
  'keyUses',
  'events',
  ...areas.flatMap(({ collections }) =>
    Object.entries(collections).flatMap(([name, { expires }]) => (expires?.keptMs === 0 ? [name] : [])),
  ),
]
