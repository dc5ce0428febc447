import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { EmbedFacts } from './embed-code.ts'

/** What embed code says about an agent of a region; `origin` is the address of this product. */
export function embedFacts(agent: Agent, region: Region, origin: string): EmbedFacts {
  return { origin, region, agentId: agent.ID, title: agent.title, lang: agent.lang }
}
