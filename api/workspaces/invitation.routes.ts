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
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok, regionOf } from '../http/implement.ts'
import { hashSecret, newToken } from '../shared/secrets.ts'
import { byId, listPage, presentPage } from '../store/list.ts'
import { presentInvitation } from './invitation.presenter.ts'
import { createInvitationRepository, type InvitationDoc } from './invitation.repository.ts'
import { invitationLink, invitationMail } from './invitation-mail.ts'
import { createInvitationQuota } from './invitation-quota.ts'
import { memberId } from './member.repository.ts'
import { createWorkspaceRepository } from './workspace.repository.ts'
import { createWorkspaceJoining } from './workspace-joining.ts'
import { createWorkspaceSeats } from './workspace-seats.ts'

const lifetimeMs = invitationDays * 24 * 60 * 60 * 1000

/** Inviting people to a workspace, and what their links lead to. */
export function invitationRoutes(deps: Deps): Operation[] {
  const repository = createWorkspaceRepository(deps.stores)
  const { invitations, revoke } = createInvitationRepository(deps.stores)
  const seats = createWorkspaceSeats(deps)
  const joining = createWorkspaceJoining(deps)
  const quota = createInvitationQuota(deps)

  return [
    implement(listInvitations, async (call) => {
      const region = regionOf(call)
      const { uid } = call.params
      call.authorise({ workspaceId: uid })
      const page = await listPage(invitations(region), {
        filter: { workspaceId: uid, state: { $in: ['pending', 'joining'] } },
        order: byId,
        query: call.query,
      })
      return ok(presentPage(page, presentInvitation))
    }),

    implement(sendInvitation, async (call) => {
      const region = regionOf(call)
      const { uid } = call.params
      const { to } = call.body
      const usersPerms = orderedPermissions(call.body.usersPerms ?? defaultPermissions)
      call.authorise({ workspaceId: uid })
      refuse(refuseTouching(call.principal, { uid, region, touches: usersPerms }))
      const workspace = await repository.find(region, uid)
      if (!workspace) throw notFound()
      const invitedBy = call.principal.kind === 'user' ? call.principal.email : null
      const isMember = (await repository.members(region).findOne({ _id: memberId(uid, to) })) !== null
      refuse(refuseInviting({ to, invitedBy, isMember, seats: await seats.of(region, workspace) }))
      await quota.take(to)
      const secret = newToken()
      const { _id, ...fields }: InvitationDoc = {
        _id: memberId(uid, to),
        workspaceId: uid,
        email: to,
        usersPerms,
        secretHash: hashSecret(secret),
        state: 'pending',
        invitedBy,
        invitedAt: unixNow(deps),
        expiresAt: deps.now() + lifetimeMs,
        claimedAt: 0,
      }
      // One invitation per address: the link mailed before stops working.
      await invitations(region).updateOne({ _id }, { $set: fields }, { upsert: true })
      const link = invitationLink(originOf(deps, call.request.host), { region, uid, secret, email: to })
      try {
        const { workspaceName } = workspace
        await deps.mail.send(region, invitationMail({ to, workspaceName, invitedBy, link }))
      } catch (error) {
        await quota.giveBack(to)
        await revoke(region, _id)
        call.log.warn({ err: error }, 'mail.failed')
        throw new HttpError(503, { message: `Failed to invite ${to}` })
      }
      return ok({ success: true as const, invitation: presentInvitation({ _id, ...fields }) })
    }),

    implement(removeInvitation, async (call) => {
      const region = regionOf(call)
      const { uid } = call.params
      const _id = memberId(uid, call.body.email)
      const found = await invitations(region).findOne({ _id })
      call.authorise({ workspaceId: uid })
      refuse(refuseTouching(call.principal, { uid, region, touches: found?.usersPerms }))
      if (!(await revoke(region, _id))) throw notFound()
      return ok({ success: true as const })
    }),

    implement(checkInvitation, async (call) => {
      const region = regionOf(call)
      const invitation = await joining.find(region, call.body)
      const workspace = await repository.find(region, invitation.workspaceId)
      if (!workspace) throw notFound()
      const isExpired = invitation.expiresAt <= deps.now()
      return ok({
        workspaceName: workspace.workspaceName,
        workspacePhotoURL: workspace.workspacePhotoURL,
        invitedBy: invitation.invitedBy,
        status:
          invitation.state === 'used'
            ? ('used' as const)
            : isExpired
              ? ('expired' as const)
              : ('open' as const),
        signedInAs: call.principal.kind === 'user' ? call.principal.email : null,
      })
    }),
  ]
}

/** The origin of links: the configured one, else the machine's own; a foreign Host never stands in a mail. */
function originOf({ config }: Pick<Deps, 'config'>, host: string): string {
  if (config.publicUrl) return config.publicUrl
  const own = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host) ? host : 'localhost'
  return `http://${own}`
}
