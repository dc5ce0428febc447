import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { AgentRemoval } from '../agents/agent-removal.ts'
import type { Belongings, RemovalDeps } from '../shared/ownership.ts'
import { createWorkspaceRepository } from './workspace.repository.ts'

/** Documents looked at per step. */
const batch = 100
/** After so many milliseconds no call that knew the workspace is still under way. */
const settledMs = 10 * 60_000

/** What goes with a workspace: what areas keep of it, and its agents, each with what belongs to it. */
interface Contents {
  belongings: Belongings
  agents: AgentRemoval
}

/**
 * Deletes workspaces. From the first step on nobody finds it any more; every step may be repeated, and what a crash
 * leaves is removed by housekeeping, which forgets the workspace last.
 */
export function createWorkspaceRemoval(
  { stores, now }: Pick<RemovalDeps, 'stores' | 'now'>,
  { belongings, agents: agentRemovals }: Contents,
) {
  const { agents } = createAgentRepository(stores)
  const { workspaces, members } = createWorkspaceRepository(stores)

  /** Removes what is in it; the ids of its agents. */
  async function empty(region: Region, workspaceId: string): Promise<string[]> {
    await belongings.removeOfWorkspace({ region, workspaceId })
    const agentIds: string[] = []
    for (;;) {
      const found = await agents(region).find({ ownerID: workspaceId }, { limit: batch }).toArray()
      for (const agent of found) await agentRemovals.remove(region, agent)
      agentIds.push(...found.map(({ _id }) => _id))
      if (found.length < batch) return agentIds
    }
  }

  return {
    /** Deletes a workspace; the addresses of those who were in it, and the ids of its agents. */
    async remove(region: Region, uid: string): Promise<{ emails: string[]; agentIds: string[] }> {
      await workspaces(region).updateOne({ _id: uid, deletedAt: null }, { $set: { deletedAt: now() } })
      const people = await members(region).find({ workspaceId: uid }, { limit: 500 }).toArray()
      return { agentIds: await empty(region, uid), emails: people.map(({ email }) => email) }
    },

    /** Finishes what was deleted long enough ago: what came in meanwhile goes too. */
    async finishAll(): Promise<void> {
      for (const region of regions) {
        const deleted = await workspaces(region)
          .find({ deletedAt: { $gt: 0, $lt: now() - settledMs } }, { limit: batch })
          .toArray()
        for (const { _id } of deleted) {
          await empty(region, _id)
          await workspaces(region).deleteOne({ _id, deletedAt: { $gt: 0 } })
        }
      }
    },
  }
}

export type WorkspaceRemoval = ReturnType<typeof createWorkspaceRemoval>
