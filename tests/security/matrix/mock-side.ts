import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import { permissions } from '#mocks/contracts/workspaces/permissions.ts'
import { createMocks } from '#mocks/create-mocks.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { publicAgentId } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { buildHeldConversation } from '#mocks/fixtures/live/held.fixtures.ts'
import { buildVisitorRequest } from '#mocks/fixtures/requests/request.fixtures.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildMember } from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { buildWorkspaceCard, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import type { Client } from '../../harness/http-client.ts'
import { mockClient } from '../../harness/mock-world.ts'
import { heldInMocks } from '../rows/live.ts'
import type { MatrixSide } from './matrix-side.ts'

const { eu: workspaceId, na: elsewhere } = fixtureWorkspaceIds

/** The mocks with everyone a browser can be. */
export async function mockSide(): Promise<MatrixSide> {
  const agentId = publicAgentId
  const mocks = createMocks({
    agents: [buildAgent({ ID: agentId, ownerID: workspaceId, enableNodes: false })],
    people: {
      members: new Map([
        [
          workspaceId,
          [
            buildMember({ email: 'owner@example.com', role: 'owner' }),
            buildMember(),
            buildMember({ email: 'viewer@example.com', usersPerms: ['view'] }),
          ],
        ],
      ]),
    },
    requests: heldInMocks.map((ID) => buildVisitorRequest({ ID, agentId })),
    held: heldInMocks.map((id) => buildHeldConversation({ id, agentId })),
    utilities: { eventSettings: new Map() },
  })
  const browser = (email: string, card: Partial<WorkspaceCard>): Client =>
    mockClient(mocks, buildSession({ user: { email }, workspaces: [buildWorkspaceCard(card)] }))
  return {
    target: {
      region: 'eu',
      workspaceId,
      ownerEmail: 'owner@example.com',
      memberEmail: 'member@example.com',
      agentId,
    },
    callers: {
      ...nobody,
      anonymous: mockClient(mocks, null),
      owner: browser('owner@example.com', {}),
      member: browser('member@example.com', { role: 'member' }),
      viewer: browser('viewer@example.com', { role: 'member', usersPerms: ['view'] }),
      'ex-member': browser('ex@example.com', { uid: 'workspace000eu8' }),
      'other owner': browser('other@example.com', { uid: 'workspace000eu9' }),
      'owner in the other region': browser('north@example.com', { uid: elsewhere, region: 'na' }),
    },
    freshMember: async () => browser('fresh@example.com', { role: 'member', usersPerms: [...permissions] }),
    ownedRows: async () => {
      const { session, accounts, codes, tickets, recordedSignUps, ...owned } = mocks.db
      return JSON.stringify(owned, (_, value) =>
        value instanceof Map || value instanceof Set ? [...value] : value,
      )
    },
    stop: async () => undefined,
  }
}

/** Who has no browser: the mocks know no keys, no visitors, no agency's admin, and no session that ends by itself. */
const nobody = {
  'expired session': null,
  'workspace key': null,
  'workspace key of another': null,
  'workspace key of the other region': null,
  'agent key': null,
  'agent key of a sibling': null,
  'agent key of another': null,
  visitor: null,
  'visitor of a sibling': null,
  'visitor of another': null,
  'agency admin': null,
}
