import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import {
  joinWorkspace,
  listMembers,
  removeMember,
  saveMember,
} from '#mocks/contracts/workspaces/member.contract.ts'
import {
  noSeats,
  ownPermissions,
  ownRemoval,
  refuseJoining,
  refuseOtherAccount,
} from '#mocks/contracts/workspaces/people.refusals.ts'
import { refuseTouching } from '#mocks/contracts/workspaces/people-rules.ts'
import { orderedPermissions } from '#mocks/contracts/workspaces/permissions.ts'
import { buildMember } from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { mockTurns } from '../live/mock-turns.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, pageItems, refuse } from '../shared/mock-reply.ts'
import { sessionOf } from '../shared/session-of.ts'
import { mockSeats, peopleOf } from './people.ts'

/** The people of a workspace, under the server's rules. */
export function memberHandlers(db: MockDb) {
  return [
    mockHandler(db, listMembers, ({ params: { uid }, query, authorise }) => {
      authorise({ workspaceId: uid })
      return mockOk({ ...pageItems(peopleOf(db, uid), query), seats: mockSeats(db, uid) })
    }),
    mockHandler(db, saveMember, ({ params: { region, uid }, body, caller, authorise }) => {
      authorise({ workspaceId: uid })
      const member = peopleOf(db, uid).find(({ email }) => email === body.email)
      const usersPerms = orderedPermissions(body.usersPerms)
      if (!member) throw notFound()
      const touches = [...member.usersPerms, ...usersPerms]
      refuse(refuseTouching(caller, { uid, region, touches, isOwner: member.role === 'owner' }))
      if (db.session?.user.email === body.email) {
        throw new MockRefusal(ownPermissions)
      }
      member.usersPerms = usersPerms
      if (!mayAnswer(member)) mockTurns(db).freeOf(uid, body.email)
      return mockOk(member)
    }),
    mockHandler(db, removeMember, ({ params: { region, uid }, body: { email }, caller, authorise }) => {
      authorise({ workspaceId: uid })
      const people = peopleOf(db, uid)
      const member = people.find((each) => each.email === email)
      if (!member) throw notFound()
      if (db.session?.user.email === email) {
        throw new MockRefusal(ownRemoval)
      }
      const touches = member.usersPerms
      refuse(refuseTouching(caller, { uid, region, touches, isOwner: member.role === 'owner' }))
      people.splice(people.indexOf(member), 1)
      mockTurns(db).freeOf(uid, email)
      return mockOk({ success: true as const })
    }),
    mockHandler(db, joinWorkspace, ({ params: { region }, body: { uid, email, secret } }) => {
      const session = sessionOf(db)
      const invitation = db.people.invitations.find((each) => each.uid === uid && each.card.email === email)
      const workspace = db.workspaces.find((each) => each.uid === uid && each.region === region)
      if (!workspace || invitation?.secret !== secret || invitation.state === 'revoked') throw notFound()
      refuse(refuseOtherAccount(session.user.email, email))
      const people = peopleOf(db, uid)
      const isMember = people.some((member) => member.email === email)
      const expiresAt = invitation.card.expiresAt * 1000
      refuse(refuseJoining({ isMember, isUsed: invitation.state === 'used', expiresAt, now: db.now() }))
      const { used, total } = mockSeats(db, uid)
      if (total !== null && used >= total) throw new MockRefusal(noSeats)
      invitation.state = 'used'
      const { usersPerms } = invitation.card
      people.push(buildMember({ email, usersPerms, joinedAt: Math.floor(db.now() / 1000) }))
      const { workspaceName, workspacePhotoURL } = workspace
      const card = buildWorkspaceCard({
        uid,
        workspaceName,
        workspacePhotoURL,
        region,
        role: 'member',
        usersPerms,
      })
      session.workspaces.push(card)
      return mockOk({ workspace: card })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const memberScenarios = scenariosOf({
  list: listMembers,
  save: saveMember,
  remove: removeMember,
  join: joinWorkspace,
})
