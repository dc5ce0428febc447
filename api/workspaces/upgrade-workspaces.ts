import type { Region } from '#mocks/contracts/shared/region.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createWorkspaceRepository } from './workspace.repository.ts'

/** Workspaces count their seats, know when a field was changed, and which is their owner's first. */
export async function upgradeWorkspaces(stores: Stores, region: Region): Promise<void> {
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
