import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { limitsOf } from '../workspaces/workspace.presenter.ts'
import { workspaceRepository } from '../workspaces/workspace.repository.ts'
import { abandonedMs, agentRepository } from './agent.repository.ts'

const recountAttempts = 5

/** Keeps a workspace within its number of agents, however many creations run at once (spec 3 §9). */
export function agentSlots({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { workspaces, find } = workspaceRepository(stores)
  const { agents, claims } = agentRepository(stores)

  async function tryTake(region: Region, uid: string, max: number | null): Promise<boolean> {
    const room = max === null ? {} : { agentCount: { $lt: max } }
    const { modifiedCount } = await workspaces(region).updateOne(
      { _id: uid, ...room },
      { $inc: { agentCount: 1 }, $set: { agentCountAt: now() } },
    )
    return modifiedCount === 1
  }

  /** Agents there are or are just being made, but for this one: what the count says when nothing was lost. */
  async function usedBeside(region: Region, uid: string, agentId: string): Promise<number> {
    // In this order: a creation that ends in between is seen twice, never not at all.
    const underWay = await claims(region).countDocuments({
      _id: { $ne: agentId },
      workspaceId: uid,
      state: 'open',
      claimedAt: { $gt: now() - abandonedMs },
    })
    return underWay + (await agents(region).countDocuments({ ownerID: uid }))
  }

  return {
    /** Takes a place for one agent whose id is claimed; 403 `limit_reached` when there is none. */
    async take(region: Region, uid: string, agentId: string): Promise<void> {
      const workspace = await find(region, uid)
      if (!workspace) throw notFound()
      const max = limitsOf(workspace).maxAgents
      if (await tryTake(region, uid, max)) return
      const { agentCount, agentCountAt } = workspace
      const used = await usedBeside(region, uid, agentId)
      if (used < agentCount) {
        // Left over from a creation that died between counting and making.
        await workspaces(region).updateOne(
          { _id: uid, agentCount, agentCountAt },
          { $set: { agentCount: used } },
        )
        if (await tryTake(region, uid, max)) return
      }
      throw new HttpError(403, {
        code: 'limit_reached',
        message: `Your plan includes ${max} ${max === 1 ? 'agent' : 'agents'}. Upgrade your plan to add more.`,
      })
    },

    /** Counts a workspace's agents anew after one was removed. Doing it twice changes nothing. */
    async recount(region: Region, uid: string, removedId: string): Promise<void> {
      for (let attempt = 0; attempt < recountAttempts; attempt += 1) {
        const workspace = await find(region, uid)
        if (!workspace) return
        const { agentCount, agentCountAt } = workspace
        const used = await usedBeside(region, uid, removedId)
        if (used >= agentCount) return
        // Whoever takes or gives a place meanwhile changes the count, and it is counted again.
        const { matchedCount } = await workspaces(region).updateOne(
          { _id: uid, agentCount, agentCountAt },
          { $set: { agentCount: used, agentCountAt: now() } },
        )
        if (matchedCount === 1) return
      }
    },

    /** Gives a place back after a creation that did not happen. */
    async release(region: Region, uid: string): Promise<void> {
      await workspaces(region).updateOne({ _id: uid, agentCount: { $gt: 0 } }, { $inc: { agentCount: -1 } })
    },
  }
}
