import type { Region } from '#mocks/contracts/shared/region.ts'
import { seatsOf } from '#mocks/contracts/workspaces/seats.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { invitationRepository } from './invitation.repository.ts'
import { type WorkspaceDoc, workspaceRepository } from './workspace.repository.ts'

/** A join still under way after this long died with its process, in milliseconds. */
const abandonedMs = 10 * 60 * 1000

/** Keeps a workspace within its seats, however many people join at once (spec 2 §9, threats F20). */
export function workspaceSeats({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { workspaces, members, find } = workspaceRepository(stores)
  const { invitations } = invitationRepository(stores)

  async function tryTake(region: Region, uid: string, total: number | null): Promise<boolean> {
    const room = total === null ? {} : { seatCount: { $lt: total } }
    const { modifiedCount } = await workspaces(region).updateOne(
      { _id: uid, deletedAt: null, ...room },
      { $inc: { seatCount: 1 }, $set: { seatCountAt: now() } },
    )
    return modifiedCount === 1
  }

  /** People in it or just joining, but for one address: what the count says when nothing was lost. */
  async function usedBeside(region: Region, uid: string, email: string): Promise<number> {
    // In this order: a join that ends in between is seen twice, never not at all.
    const joining = await invitations(region).countDocuments({
      workspaceId: uid,
      state: 'joining',
      email: { $ne: email },
      claimedAt: { $gt: now() - abandonedMs },
    })
    return joining + (await members(region).countDocuments({ workspaceId: uid }))
  }

  return {
    /** Seats taken and seats there are. Invitations hold none: whoever accepts first sits. */
    of: async (region: Region, doc: WorkspaceDoc) => ({
      used: await members(region).countDocuments({ workspaceId: doc.uid }),
      total: seatsOf(doc),
    }),

    /** Takes a seat for an address that is just joining; false when there is none. */
    async take(region: Region, uid: string, email: string): Promise<boolean> {
      const workspace = await find(region, uid)
      if (!workspace) throw notFound()
      const total = seatsOf(workspace)
      if (await tryTake(region, uid, total)) return true
      const { seatCount, seatCountAt } = workspace
      const used = await usedBeside(region, uid, email)
      if (used >= seatCount) return false
      // Left over from a join that died between counting and sitting down.
      await workspaces(region).updateOne({ _id: uid, seatCount, seatCountAt }, { $set: { seatCount: used } })
      return tryTake(region, uid, total)
    },

    /** Gives a seat back. */
    async release(region: Region, uid: string): Promise<void> {
      await workspaces(region).updateOne(
        { _id: uid, seatCount: { $gt: 0 } },
        { $inc: { seatCount: -1 }, $set: { seatCountAt: now() } },
      )
    },
  }
}
