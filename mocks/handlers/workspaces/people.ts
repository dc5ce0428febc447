import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Invitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { holdsAll, type Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { seatsOf } from '#mocks/contracts/workspaces/seats.ts'
import {
  buildInvitation,
  buildMembers,
  fixtureInvitationSecret,
} from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockError } from '../shared/mock-reply.ts'

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

/** The caller's card of a workspace when they may look after its people; else the error to answer with. */
export function manager(db: MockDb, region: Region, uid: string) {
  if (!db.session) return { error: mockError(401) }
  const card = db.session.workspaces.find((each) => each.uid === uid && each.region === region)
  if (!card) return { error: mockError(404) }
  return card.usersPerms.includes('members') ? { card } : { error: mockError(403) }
}

/** Whether they may give or take these permissions. */
export function mayTouch(card: WorkspaceCard, touched: readonly Permission[]): boolean {
  return holdsAll(card.usersPerms, touched)
}

/** The people of a workspace. */
export function peopleOf(db: MockDb, uid: string): Member[] {
  const known = db.people.members.get(uid)
  if (known) return known
  const made: Member[] = []
  db.people.members.set(uid, made)
  return made
}

/** Seats in use and seats there are. */
export function mockSeats(db: MockDb, uid: string) {
  const workspace = db.workspaces.find((each) => each.uid === uid)
  return { used: peopleOf(db, uid).length, total: workspace ? seatsOf(workspace) : null }
}
