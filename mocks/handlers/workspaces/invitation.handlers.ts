import {
  checkInvitation,
  invitationDays,
  listInvitations,
  removeInvitation,
  sendInvitation,
} from '#mocks/contracts/workspaces/invitation.contract.ts'
import { refuseInviting } from '#mocks/contracts/workspaces/people.refusals.ts'
import { refuseTouching } from '#mocks/contracts/workspaces/people-rules.ts'
import { defaultPermissions, orderedPermissions } from '#mocks/contracts/workspaces/permissions.ts'
import { buildInvitation } from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, pageItems, refuse } from '../shared/mock-reply.ts'
import { mockSeats, peopleOf } from './people.ts'

/** Invitations, under the server's rules; no mail leaves. */
export function invitationHandlers(db: MockDb) {
  const find = (uid: string, email: string) =>
    db.people.invitations.find((each) => each.uid === uid && each.card.email === email)

  return [
    mockHandler(db, listInvitations, ({ params: { uid }, query, authorise }) => {
      authorise({ workspaceId: uid })
      const open = db.people.invitations.filter((each) => each.uid === uid && each.state === 'pending')
      return mockOk(
        pageItems(
          open.map(({ card }) => card),
          query,
        ),
      )
    }),
    mockHandler(
      db,
      sendInvitation,
      ({ params: { region, uid }, body: { to, usersPerms }, caller, authorise }) => {
        authorise({ workspaceId: uid })
        const given = orderedPermissions(usersPerms ?? defaultPermissions)
        refuse(refuseTouching(caller, { uid, region, touches: given }))
        const invitedBy = db.session?.user.email ?? null
        const isMember = peopleOf(db, uid).some(({ email }) => email === to)
        refuse(refuseInviting({ to, invitedBy, isMember, seats: mockSeats(db, uid) }))
        const now = Math.floor(db.now() / 1000)
        const expiresAt = now + invitationDays * 24 * 3600
        const invitation = buildInvitation({
          email: to,
          usersPerms: given,
          invitedBy,
          invitedAt: now,
          expiresAt,
        })
        db.people.invitations = db.people.invitations.filter((each) => each !== find(uid, to))
        db.people.invitations.push({
          uid,
          secret: db.nextId('secret').padEnd(24, '0'),
          state: 'pending',
          card: invitation,
        })
        return mockOk({ success: true as const, invitation })
      },
    ),
    mockHandler(db, removeInvitation, ({ params: { region, uid }, body: { email }, caller, authorise }) => {
      authorise({ workspaceId: uid })
      const found = find(uid, email)
      refuse(refuseTouching(caller, { uid, region, touches: found?.card.usersPerms }))
      if (found?.state !== 'pending') throw notFound()
      found.state = 'revoked'
      return mockOk({ success: true as const })
    }),
    mockHandler(db, checkInvitation, ({ params: { region }, body: { uid, email, secret } }) => {
      const found = find(uid, email)
      const workspace = db.workspaces.find((each) => each.uid === uid && each.region === region)
      if (!workspace || found?.secret !== secret || found.state === 'revoked') throw notFound()
      const isExpired = found.card.expiresAt * 1000 <= db.now()
      const open = isExpired ? ('expired' as const) : ('open' as const)
      return mockOk({
        workspaceName: workspace.workspaceName,
        workspacePhotoURL: workspace.workspacePhotoURL,
        invitedBy: found.card.invitedBy,
        status: found.state === 'used' ? ('used' as const) : open,
        signedInAs: db.session?.user.email ?? null,
      })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const invitationScenarios = scenariosOf({
  list: listInvitations,
  send: sendInvitation,
  remove: removeInvitation,
  check: checkInvitation,
})
