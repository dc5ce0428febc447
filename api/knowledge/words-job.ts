import { createAgentRepository } from '../agents/agent.repository.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import type { JobDeps } from '../shared/area.ts'
import { wordsKind } from './knowledge.repository.ts'

/** Reads the words of what an agent knows newly, before somebody asks for them. */
export function readWordsKind(deps: Pick<JobDeps, 'stores' | 'knowledge'>): JobKind {
  const { agents } = createAgentRepository(deps.stores)
  return {
    kind: wordsKind,
    atOnce: 1,
    async run({ region, agentId }) {
      const agent = await agents(region).findOne({ _id: agentId })
      if (agent) await deps.knowledge.warm(agentKnowledge(deps.stores, region, agent, agent.knowledgeRev))
      return undefined
    },
  }
}
