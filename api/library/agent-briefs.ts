import type { AgentBrief } from '#mocks/contracts/library/agent-brief.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Stores } from '../store/store.ts'

/** Names and pictures of the agents some documents belong to, in one look at the store. */
export async function agentBriefs(
  stores: Stores,
  region: Region,
  agentIds: readonly string[],
): Promise<(agentId: string) => AgentBrief | null> {
  const wanted = [...new Set(agentIds)]
  const found =
    wanted.length === 0
      ? []
      : await createAgentRepository(stores)
          .agents(region)
          .find<AgentBrief>(
            { _id: { $in: wanted } },
            { projection: { _id: 0, ID: 1, title: 1, roundedImageURL: 1, customThemeJSONString: 1 } },
          )
          .toArray()
  const byId = new Map(found.map((agent) => [agent.ID, agent]))
  return (agentId) => byId.get(agentId) ?? null
}
