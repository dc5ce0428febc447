import {
  joinWorkspace,
  listMembers,
  removeMember,
  saveMember,
} from '#mocks/contracts/workspaces/member.contract.ts'
import {
  ownPermissions,
  ownRemoval,
  refuseOtherAccount,
} from '#mocks/contracts/workspaces/people.refusals.ts'
import { refuseTouching } from '#mocks/contracts/workspaces/people-rules.ts'
import { orderedPermissions } from '#mocks/contracts/workspaces/permissions.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuse, refused } from '../http/http-error.ts'
import { implement, type Operation, ok, regionOf } from '../http/implement.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { mayMemberAnswer } from '../live/answerers.ts'
import { createLeavings } from '../live/leavings.ts'
import { createTurns } from '../live/turns.ts'
import type { SessionService } from '../session/session.service.ts'
import { byId, listPage } from '../store/list.ts'
import { createInvitationRepository } from './invitation.repository.ts'
import { createMemberPresenter } from './member.presenter.ts'
import { memberId, permissionsOf } from './member.repository.ts'
import { createWorkspaceRepository } from './workspace.repository.ts'
import { createWorkspaceJoining } from './workspace-joining.ts'
import { createWorkspaceSeats } from './workspace-seats.ts'

/** The people of a workspace: who they are, what they may do, joining and being removed. */
export function memberRoutes(deps: Deps, sessions: SessionService): Operation[] {
  const repository = createWorkspaceRepository(deps.stores)
  const { members } = repository
  const invitations = createInvitationRepository(deps.stores)
  const seats = createWorkspaceSeats(deps)
  const joining = createWorkspaceJoining(deps)
  const events = createEventRecorder(deps)
  const turns = createTurns(deps)
  const leavings = createLeavings(deps)
  const presentMember = createMemberPresenter(deps.stores)

  return [
    implement(listMembers, async (call) => {
      const region = regionOf(call)
      const { uid } = call.params
      const doc = await repository.find(region, uid)
      if (!doc) throw notFound()
      call.authorise({ workspaceId: uid })
      const page = await listPage(members(region), {
        filter: { workspaceId: uid },
        order: byId,
        query: call.query,
      })
      return ok({
        items: await Promise.all(page.items.map((member) => presentMember(member))),
        nextCursor: page.nextCursor,
        seats: await seats.of(region, doc),
      })
    }),

    implement(saveMember, async (call) => {
      const region = regionOf(call)
      const { uid } = call.params
      const { email } = call.body
      const usersPerms = orderedPermissions(call.body.usersPerms)
      const _id = memberId(uid, email)
      const member = await members(region).findOne({ _id })
      call.authorise({ workspaceId: uid })
      if (!member) throw notFound()
      const touches = [...permissionsOf(member), ...usersPerms]
      refuse(refuseTouching(call.principal, { uid, region, touches, isOwner: member.role === 'owner' }))
      if (call.principal.kind === 'user' && call.principal.email === email) {
        throw refused(ownPermissions)
      }
      if (!mayMemberAnswer({ ...member, usersPerms })) await leavings.begin(region, uid, email)
      const saved = await members(region).findOneAndUpdate(
        { _id, role: 'member' },
        { $set: { usersPerms } },
        { returnDocument: 'after' },
      )
      if (!saved) throw notFound()
      sessions.forget(email)
      // What could not be freed now is in a round: they may not answer already.
      if (!mayMemberAnswer(saved)) await turns.freeOf(region, uid, email)
      return ok(await presentMember(saved))
    }),

    implement(removeMember, async (call) => {
      const region = regionOf(call)
      const { uid } = call.params
      const { email } = call.body
      const _id = memberId(uid, email)
      const member = await members(region).findOne({ _id })
      const isSelf = call.principal.kind === 'user' && call.principal.email === email
      call.authorise({ workspaceId: uid })
      if (!member) throw notFound()
      if (isSelf) throw refused(ownRemoval)
      const touches = permissionsOf(member)
      refuse(refuseTouching(call.principal, { uid, region, touches, isOwner: member.role === 'owner' }))
      // First the links that would lead back in, then the membership.
      await invitations.revoke(region, _id)
      await invitations.revokeSentBy(region, uid, email)
      await leavings.begin(region, uid, email)
      const { deletedCount } = await members(region).deleteOne({ _id, role: 'member' })
      if (deletedCount === 1) await seats.release(region, uid)
      sessions.forget(email)
      await turns.freeOf(region, uid, email)
      return ok({ success: true as const })
    }),

    implement(joinWorkspace, async (call) => {
      const region = regionOf(call)
      const invitation = await joining.find(region, call.body)
      const { email, workspaceId, usersPerms } = invitation
      refuse(refuseOtherAccount(call.principal.email, email))
      const doc = await repository.find(region, workspaceId)
      if (!doc) throw notFound()
      await joining.join(region, invitation)
      sessions.forget(email)
      events.record(region, workspaceId, 'member_joined', { memberEmail: email })
      call.log.info({ workspace: workspaceId, account: call.principal.accountId }, 'workspace.joined')
      const { uid, workspaceName, workspacePhotoURL } = doc
      return ok({
        workspace: { uid, workspaceName, workspacePhotoURL, region, role: 'member' as const, usersPerms },
      })
    }),
  ]
}
