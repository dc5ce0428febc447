import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** One invitation of an address to a workspace; `_id` is the membership's to be, `{workspaceId}:{email}`. */
export interface InvitationDoc extends Doc {
  workspaceId: string
  email: string
  usersPerms: Permission[]
  /** Hash of what the mailed link carries. */
  secretHash: string
  /** `joining`: its membership is just being written. */
  state: 'pending' | 'joining' | 'used' | 'revoked'
  /** Address of who invited; null when the workspace's own server did. */
  invitedBy: string | null
  /** Unix seconds. */
  invitedAt: number
  /** Unix milliseconds. */
  expiresAt: number
  /** Unix milliseconds of the last attempt to join; 0 for none. */
  claimedAt: number
}

/** Invitations, in the workspace's region. */
export function createInvitationRepository(stores: Stores) {
  const invitations = (region: Region): DocStore<InvitationDoc> => stores[region].collection('invitations')
  return {
    invitations,
    /** Ends an invitation of an address, whatever it was at; tells whether there was an open one. */
    async revoke(region: Region, _id: string): Promise<boolean> {
      const before = await invitations(region).findOneAndUpdate(
        { _id, state: { $in: ['pending', 'joining'] } },
        { $set: { state: 'revoked' } },
        { returnDocument: 'before' },
      )
      return before !== null
    },
    /** Ends every open invitation somebody sent from a workspace. */
    async revokeSentBy(region: Region, workspaceId: string, email: string): Promise<void> {
      const open = await invitations(region)
        .find({ workspaceId, invitedBy: email, state: { $in: ['pending', 'joining'] } })
        .toArray()
      for (const { _id } of open) await this.revoke(region, _id)
    },
  }
}
