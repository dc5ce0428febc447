import type { Invitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import {
  buildInvitation,
  buildMembers,
  fixtureInvitationSecret,
} from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'

/** An invitation as the mocks remember it. */
export interface MockInvitation {
  uid: string
  secret: string
  state: 'pending' | 'used' | 'revoked'
  card: Invitation
}

/** Who is in workspaces and who is invited. */
export interface MockPeople {
  /** By uid of the workspace. */
  members: Map<string, Member[]>
  invitations: MockInvitation[]
}

/** What stories start with: an owner and a member, and one invitation that is open. */
export function buildPeople({ members, invitations }: Partial<MockPeople> = {}): MockPeople {
  return {
    members: structuredClone(members ?? new Map(buildMembers())),
    invitations: structuredClone(
      invitations ?? [
        {
          uid: fixtureWorkspaceIds.eu,
          secret: fixtureInvitationSecret,
          state: 'pending',
          card: buildInvitation(),
        },
      ],
    ),
  }
}
