import { timingSafeEqual } from 'node:crypto'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { invitationUsed, noSeats, refuseJoining } from '#mocks/contracts/workspaces/people.refusals.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound, refuse, refused } from '../http/http-error.ts'
import { hashSecret } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { createInvitationRepository, type InvitationDoc } from './invitation.repository.ts'
import { memberId } from './member.repository.ts'
import { createWorkspaceRepository } from './workspace.repository.ts'
import { createWorkspaceSeats } from './workspace-seats.ts'

/** What a mailed link carries. */
export interface InvitationLink {
  uid: string
  email: string
  secret: string
}

/** Accepts invitations: once, in time, by the invited address, and only while there is a seat (threats 7, F20). */
export function createWorkspaceJoining(deps: Pick<Deps, 'stores' | 'now'>) {
  const { members } = createWorkspaceRepository(deps.stores)
  const { invitations } = createInvitationRepository(deps.stores)
  const seats = createWorkspaceSeats(deps)

  async function addMember(region: Region, invitation: InvitationDoc): Promise<void> {
    const { workspaceId, email, usersPerms } = invitation
    if (!(await seats.take(region, workspaceId, email))) throw refused(noSeats)
    const isNew = await insertIfAbsent(members(region), {
      _id: memberId(workspaceId, email),
      workspaceId,
      email,
      role: 'member',
      usersPerms,
      joinedAt: unixNow(deps),
    })
    // The same link pressed twice at once: only one of them needs the seat.
    if (!isNew) await seats.release(region, workspaceId)
  }

  /** Takes a membership back whose invitation was revoked while it was being written. */
  async function removeMember(region: Region, { workspaceId, email }: InvitationDoc): Promise<void> {
    const { deletedCount } = await members(region).deleteOne({ _id: memberId(workspaceId, email) })
    if (deletedCount === 1) await seats.release(region, workspaceId)
  }

  return {
    /** The invitation a link belongs to; 404 for every link that is not exactly one of ours, or was taken back. */
    async find(region: Region, { uid, email, secret }: InvitationLink): Promise<InvitationDoc> {
      const found = await invitations(region).findOne({ _id: memberId(uid, email) })
      if (!found || found.state === 'revoked' || !isSecret(found, secret)) throw notFound()
      return found
    },

    /** Makes an address a member. Every step may be repeated, so a crash half-way is finished by pressing again. */
    async join(region: Region, invitation: InvitationDoc): Promise<void> {
      const { _id, secretHash, state, expiresAt } = invitation
      const isMember = (await members(region).findOne({ _id })) !== null
      refuse(refuseJoining({ isMember, isUsed: state === 'used', expiresAt, now: deps.now() }))
      // From here on the seat count's repair knows of it. It stays claimed when there is no seat: pressing again is fine.
      const claimed = await invitations(region).findOneAndUpdate(
        { _id, secretHash, state: { $in: ['pending', 'joining'] } },
        { $set: { state: 'joining', claimedAt: deps.now() } },
        { returnDocument: 'after' },
      )
      if (!claimed) throw refused(invitationUsed)
      await addMember(region, claimed)
      const { matchedCount } = await invitations(region).updateOne(
        { _id, secretHash, state: { $in: ['joining', 'used'] } },
        { $set: { state: 'used' } },
      )
      if (matchedCount === 1) return
      await removeMember(region, claimed)
      throw notFound()
    },
  }
}

function isSecret({ secretHash }: InvitationDoc, secret: string): boolean {
  return timingSafeEqual(Buffer.from(secretHash), Buffer.from(hashSecret(secret)))
}
