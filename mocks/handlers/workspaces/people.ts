import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { seatsOf } from '#mocks/contracts/workspaces/seats.ts'
import type { MockDb } from '../shared/mock-db.ts'

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
