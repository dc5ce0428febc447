import type { Region } from '#mocks/contracts/shared/region.ts'
import { seatsOf } from '#mocks/contracts/workspaces/seats.ts'
import type { Deps } from '../deps.ts'
import { createCountedPlaces } from '../store/counted-places.ts'
import { createInvitationRepository } from './invitation.repository.ts'
import { createWorkspaceRepository, type WorkspaceDoc } from './workspace.repository.ts'

/** A join still under way after this long died with its process, in milliseconds. */
const abandonedMs = 10 * 60 * 1000

/** Keeps a workspace within its seats, however many people join at once (spec 2 §9, threats F20). */
export function createWorkspaceSeats({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { workspaces, members } = createWorkspaceRepository(stores)
  const { invitations } = createInvitationRepository(stores)
  const people = (region: Region, uid: string) => members(region).countDocuments({ workspaceId: uid })
  const places = createCountedPlaces({
    holders: workspaces,
    count: 'seatCount',
    countedAt: 'seatCountAt',
    total: seatsOf,
    async usedBeside(region, uid, email) {
      const joining = await invitations(region).countDocuments({
        workspaceId: uid,
        state: 'joining',
        email: { $ne: email },
        claimedAt: { $gt: now() - abandonedMs },
      })
      return joining + (await people(region, uid))
    },
    now,
  })

  return {
    ...places,

    /** Seats taken and seats there are. Invitations hold none: whoever accepts first sits. */
    of: async (region: Region, doc: WorkspaceDoc) => ({
      used: await people(region, doc.uid),
      total: seatsOf(doc),
    }),
  }
}
