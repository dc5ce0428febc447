import { agentsFull } from '#mocks/contracts/agents/agent.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { notFound, refused } from '../http/http-error.ts'
import { createCountedPlaces } from '../store/counted-places.ts'
import { limitsOf } from '../workspaces/workspace.presenter.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { abandonedMs, createAgentRepository } from './agent.repository.ts'

/** Keeps a workspace within its number of agents, however many creations run at once (spec 3 §9). */
export function createAgentSlots({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { workspaces, find } = createWorkspaceRepository(stores)
  const { agents, claims } = createAgentRepository(stores)
  const places = createCountedPlaces({
    holders: workspaces,
    count: 'agentCount',
    countedAt: 'agentCountAt',
    total: (workspace) => limitsOf(workspace).maxAgents,
    async usedBeside(region, uid, agentId) {
      const underWay = await claims(region).countDocuments({
        _id: { $ne: agentId },
        workspaceId: uid,
        state: 'open',
        claimedAt: { $gt: now() - abandonedMs },
      })
      return underWay + (await agents(region).countDocuments({ ownerID: uid }))
    },
    now,
  })

  return {
    ...places,

    /** Takes a place for one agent whose id is claimed; 403 `limit_reached` when there is none. */
    async take(region: Region, uid: string, agentId: string): Promise<void> {
      if (await places.take(region, uid, agentId)) return
      const workspace = await find(region, uid)
      if (!workspace) throw notFound()
      const max = limitsOf(workspace).maxAgents
      throw refused(agentsFull(max))
    },
  }
}
