import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Belongings, RemovalDeps } from '../shared/ownership.ts'
import { type AgentClaimDoc, type AgentDoc, createAgentRepository } from './agent.repository.ts'
import { createAgentSlots } from './agent-slots.ts'

/** What costs a step each is removed so often while somebody waits; housekeeping removes the rest. */
const stepsAtOnce = 200
/** After so many milliseconds no call that knew the agent, and no creation of it, is still under way. */
const settledMs = 10 * 60_000
const batch = 100

/**
 * Removes agents. The claim on the id says so first, then the agent's own document goes: from then on nobody finds
 * it. What belongs to it follows; housekeeping finishes what a crash or a call still under way left behind.
 */
export function createAgentRemoval(
  { stores, now }: Pick<RemovalDeps, 'stores' | 'now'>,
  belongings: Belongings,
) {
  const { agents, claims } = createAgentRepository(stores)
  const slots = createAgentSlots({ stores, now })

  /** Removes everything under an agent's id. Doing it twice removes the same. */
  async function purge(region: Region, agentId: string, workspaceId: string, most: number): Promise<void> {
    await slots.recount(region, workspaceId, agentId)
    await belongings.removeOfAgent({ region, workspaceId, agentId }, most)
  }

  /** Claims in a state since so long that whatever they stand for is over. */
  const settled = (region: Region, state: AgentClaimDoc['state']) =>
    claims(region)
      .find({ state, claimedAt: { $lt: now() - settledMs } }, { limit: batch })
      .toArray()

  /** Ends a removal that was begun long ago; one whose agent is still there never took place. */
  async function finish(region: Region, { _id: agentId, workspaceId, claimedAt }: AgentClaimDoc) {
    const isThere = (await agents(region).findOne({ _id: agentId })) !== null
    if (!isThere) await purge(region, agentId, workspaceId, Number.POSITIVE_INFINITY)
    await claims(region).updateOne(
      { _id: agentId, state: 'removing', claimedAt },
      { $set: { state: isThere ? 'done' : 'removed' } },
    )
  }

  /** Removes what a creation left that died with its process. */
  async function clear(region: Region, { _id: agentId, workspaceId, claimedAt }: AgentClaimDoc) {
    if (await agents(region).findOne({ _id: agentId })) {
      await claims(region).updateOne({ _id: agentId }, { $set: { state: 'done' } })
      return
    }
    await belongings.removeOfAgent({ region, workspaceId, agentId }, Number.POSITIVE_INFINITY)
    // The claim goes last and only if nobody took it over meanwhile.
    await claims(region).deleteOne({ _id: agentId, state: 'open', claimedAt })
  }

  return {
    /** Removes an agent now; what many conversations leave is removed within the hour. */
    async remove(region: Region, { _id: agentId, ownerID: workspaceId }: AgentDoc): Promise<void> {
      await claims(region).updateOne(
        { _id: agentId },
        { $set: { workspaceId, claimedAt: now(), state: 'removing' } },
        { upsert: true },
      )
      await agents(region).deleteOne({ _id: agentId })
      await purge(region, agentId, workspaceId, stepsAtOnce)
    },

    /** Finishes removals that are long enough ago for every call about their agent to be over. */
    async finishAll(): Promise<void> {
      for (const region of regions) {
        for (const claim of await settled(region, 'removing')) await finish(region, claim)
      }
    },

    /** Removes what is left of agents that never came to be. */
    async clearUnfinished(): Promise<void> {
      for (const region of regions) {
        for (const claim of await settled(region, 'open')) await clear(region, claim)
      }
    },
  }
}

export type AgentRemoval = ReturnType<typeof createAgentRemoval>
