import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createKnowledgeRepository } from '../knowledge/knowledge.repository.ts'
import { createKnowledgeParts } from '../knowledge/knowledge-parts.repository.ts'
import type { Stores } from '../store/store.ts'
import { createKeptVectors } from '../vector-index/kept-vectors.ts'
import type { KnowledgeSource } from './knowledge-index.ts'

/** Where an agent's knowledge comes from, for its search index. */
export function agentKnowledge(
  stores: Stores,
  region: Region,
  agent: Agent,
  knowledgeRev: number,
): KnowledgeSource {
  const { knowledgeOf } = createKnowledgeRepository(stores)
  return {
    agentId: `${region}:${agent.ID}`,
    revision: String(knowledgeRev),
    maxChunkSize: agent.vgOptions.maxChunkSize,
    dimensions: agent.vg_kbDefaultDimension,
    load: async () => {
      const docs = await knowledgeOf(region, agent.ID)
      return docs
        .filter(({ content }) => content !== '')
        .map(({ _id, name, url, content }) => ({ ID: _id, name, url, content }))
    },
    parts: createKnowledgeParts(stores, region, agent.ID),
    vectors: (kind) => createKeptVectors(stores[region].collection('knowledgeVectors'), agent.ID, kind),
  }
}
