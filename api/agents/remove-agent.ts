import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { conversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { revokeKeys } from '../session/key.service.ts'
import type { Doc } from '../store/store.ts'
import { type AgentClaimDoc, type AgentDoc, agentRepository } from './agent.repository.ts'
import { agentSlots } from './agent-slots.ts'

/** Collections whose documents carry the `agentId` they belong to, each with an index on it. */
const belongings = [
  'knowledge',
  'versions',
  'agentWords',
  'agentDays',
  'files',
  'automations',
  'automationRuns',
] as const

/** Conversations removed while somebody waits; housekeeping removes the rest. */
const conversationsAtOnce = 200
const batch = 50
/** After so many milliseconds no call that knew the agent is still under way. */
const settledMs = 10 * 60_000

/**
 * Removes agents. The claim on the id says so first, then the agent's own document goes: from then on nobody finds
 * it. What belongs to it follows; housekeeping finishes what a crash or a call still under way left behind.
 */
export function agentRemoval(deps: Pick<Deps, 'stores' | 'files' | 'now'>) {
  const { stores, files, now } = deps
  const { agents, claims } = agentRepository(stores)
  const { conversations, removeConversation } = conversationRepository(stores)
  const slots = agentSlots(deps)

  /** Removes everything under an agent's id. Doing it twice removes the same. */
  async function purge(region: Region, agentId: string, workspaceId: string, most: number): Promise<void> {
    await slots.recount(region, workspaceId, agentId)
    await revokeKeys(stores, region, 'agent', agentId)
    await files.removeAll({ region, workspaceId, agentId })
    for (const name of belongings) {
      await stores[region].collection<Doc & { agentId: string }>(name).deleteMany({ agentId })
    }
    await purgeConversations(region, agentId, most)
  }

  async function purgeConversations(region: Region, agentId: string, most: number): Promise<void> {
    for (let removed = 0; removed < most; removed += batch) {
      const found = await conversations(region).find({ agentId }, { limit: batch }).toArray()
      for (const { _id } of found) {
        await removeConversation(region, _id)
      }
      if (found.length < batch) return
    }
  }

  /** Ends a removal that was begun long ago; one whose agent is still there never took place. */
  async function finish(region: Region, { _id: agentId, workspaceId, claimedAt }: AgentClaimDoc) {
    const isThere = (await agents(region).findOne({ _id: agentId })) !== null
    if (!isThere) await purge(region, agentId, workspaceId, Number.POSITIVE_INFINITY)
    await claims(region).updateOne(
      { _id: agentId, state: 'removing', claimedAt },
      { $set: { state: isThere ? 'done' : 'removed' } },
    )
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
      await purge(region, agentId, workspaceId, conversationsAtOnce)
    },

    /** Finishes removals that are long enough ago for every call about their agent to be over. */
    async finishAll(): Promise<void> {
      for (const region of regions) {
        const begun = await claims(region)
          .find({ state: 'removing', claimedAt: { $lt: now() - settledMs } }, { limit: 100 })
          .toArray()
        for (const claim of begun) await finish(region, claim)
      }
    },
  }
}

export type AgentRemoval = ReturnType<typeof agentRemoval>
