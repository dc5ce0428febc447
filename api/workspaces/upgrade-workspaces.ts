import type { Region } from '#mocks/contracts/shared/region.ts'
import { orderedPermissions, type Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createInvitationRepository } from './invitation.repository.ts'
import { createWorkspaceRepository } from './workspace.repository.ts'

/** Brings workspaces and their people along from version `from` of the area; 0 is the first. */
export async function upgradeWorkspaces(stores: Stores, region: Region, from: number): Promise<void> {
  if (from < 1) await countSeats(stores, region)
  // Once only: who has it taken away afterwards stays without it.
  if (from < 2) await letEditorsAnswer(stores, region)
}

/** Whoever might edit agents before chats had a permission of their own may answer them. */
async function letEditorsAnswer(stores: Stores, region: Region): Promise<void> {
  const { members } = createWorkspaceRepository(stores)
  const { invitations } = createInvitationRepository(stores)
  for await (const { _id, usersPerms } of everyDocument(members(region))) {
    if (usersPerms) await members(region).updateOne({ _id }, { $set: { usersPerms: withChats(usersPerms) } })
  }
  for await (const { _id, usersPerms } of everyDocument(invitations(region))) {
    await invitations(region).updateOne({ _id }, { $set: { usersPerms: withChats(usersPerms) } })
  }
}

function withChats(usersPerms: Permission[]): Permission[] {
  return usersPerms.includes('editAgents') ? orderedPermissions([...usersPerms, 'chats']) : usersPerms
}

/** Workspaces count their seats, know when a field was changed, and which is their owner's first. */
async function countSeats(stores: Stores, region: Region): Promise<void> {
  const { workspaces, members } = createWorkspaceRepository(stores)
  for await (const { _id, seatCount } of everyDocument(workspaces(region))) {
    if (seatCount !== undefined) continue
    const seats = await members(region).countDocuments({ workspaceId: _id })
    await workspaces(region).updateOne(
      { _id, seatCount: { $exists: false } },
      { $set: { seatCount: seats, seatCountAt: 0, fieldRevs: {}, deletedAt: null, isMain: true } },
    )
  }
}
