import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { limitsOf } from '../workspaces/workspace.presenter.ts'
import { workspaceRepository } from '../workspaces/workspace.repository.ts'
import { agentRepository } from './agent.repository.ts'

/** After this long without a change, a count that differs from the agents there are is a crash's left-over. */
const settledMs = 60_000

/** Keeps a workspace within its number of agents, however many creations run at once (spec 3 §9). */
export function agentSlots({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { workspaces, find } = workspaceRepository(stores)
  const { agents } = agentRepository(stores)

  async function tryTake(region: Region, uid: string, max: number | null): Promise<boolean> {
    const room = max === null ? {} : { agentCount: { $lt: max } }
    const { modifiedCount } = await workspaces(region).updateOne(
      { _id: uid, ...room },
      { $inc: { agentCount: 1 }, $set: { agentCountAt: now() } },
    )
    return modifiedCount === 1
  }

  return {
    /** Takes a place for one agent; 403 `limit_reached` when there is none. */
    async take(region: Region, uid: string): Promise<void> {
      const workspace = await find(region, uid)
      if (!workspace) throw notFound()
      const max = limitsOf(workspace).maxAgents
      if (await tryTake(region, uid, max)) return
      const real = await agents(region).countDocuments({ ownerID: uid })
      const { agentCount, agentCountAt } = workspace
      if (real < agentCount && agentCountAt < now() - settledMs) {
        await workspaces(region).updateOne(
          { _id: uid, agentCount, agentCountAt },
          { $set: { agentCount: real } },
        )
        if (await tryTake(region, uid, max)) return
      }
      throw new HttpError(403, {
        code: 'limit_reached',
        message: `Your plan includes ${max} ${max === 1 ? 'agent' : 'agents'}. Upgrade your plan to add more.`,
      })
    },

    /** Gives a place back after a creation that did not happen. */
    async release(region: Region, uid: string): Promise<void> {
      await workspaces(region).updateOne({ _id: uid, agentCount: { $gt: 0 } }, { $inc: { agentCount: -1 } })
    },
  }
}
