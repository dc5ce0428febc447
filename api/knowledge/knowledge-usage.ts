import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { createKnowledgeRepository, type KnowledgeDoc } from './knowledge.repository.ts'
import { createKnowledgeRoom } from './knowledge-room.ts'

/** All that is counted of a document. */
const counted = { charCount: 1, status: 1, tags: 1 } as const
type Counted = Pick<KnowledgeDoc, '_id' | keyof typeof counted>

/** What an agent knows in figures, and what its plan has room for. */
export function createKnowledgeUsage(deps: Pick<Deps, 'stores' | 'now'>) {
  const { each } = createKnowledgeRepository(deps.stores)
  const { mostOf } = createKnowledgeRoom(deps)

  return {
    /** Counts an agent's documents. */
    async of(region: Region, agent: Pick<AgentDoc, '_id' | 'ownerID'>) {
      const tags = new Set<string>()
      const sums = { documents: 0, charCount: 0, reading: 0 }
      for await (const doc of each<Counted>(region, agent._id, counted)) {
        sums.documents += 1
        sums.charCount += doc.charCount
        if (doc.status === 'INITIALIZED' || doc.status === 'PENDING') sums.reading += 1
        for (const tag of doc.tags) tags.add(tag)
      }
      const maxKbDocsCharCount = await mostOf(region, agent)
      return { ...sums, maxKbDocsCharCount, tags: [...tags].sort((a, b) => a.localeCompare(b)) }
    },
  }
}
