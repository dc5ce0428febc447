import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { holdsAll, type Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { seatsOf } from '#mocks/contracts/workspaces/seats.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockError } from '../shared/mock-reply.ts'

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
