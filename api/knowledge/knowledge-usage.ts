import { refuseText } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/http-error.ts'
import { limitsOf } from '../workspaces/workspace.presenter.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createKnowledgeRepository, type KnowledgeDoc } from './knowledge.repository.ts'

/** All that is counted of a document. */
const counted = { charCount: 1, status: 1, tags: 1 } as const
type Counted = Pick<KnowledgeDoc, '_id' | keyof typeof counted>

/** What an agent knows in figures, and what its plan has room for. */
export function createKnowledgeUsage({ stores }: Pick<Deps, 'stores'>) {
  const { each } = createKnowledgeRepository(stores)
  const workspaces = createWorkspaceRepository(stores)

  async function mostOf(region: Region, workspaceId: string): Promise<number | null> {
    const workspace = await workspaces.find(region, workspaceId)
    return workspace ? limitsOf(workspace).maxKbDocsCharCount : 0
  }

  return {
    /** Counts an agent's documents. */
    async of(region: Region, { _id: agentId, ownerID }: Pick<AgentDoc, '_id' | 'ownerID'>) {
      const tags = new Set<string>()
      const sums = { documents: 0, charCount: 0, reading: 0 }
      for await (const doc of each<Counted>(region, agentId, counted)) {
        sums.documents += 1
        sums.charCount += doc.charCount
        if (doc.status === 'INITIALIZED' || doc.status === 'PENDING') sums.reading += 1
        for (const tag of doc.tags) tags.add(tag)
      }
      const maxKbDocsCharCount = await mostOf(region, ownerID)
      return { ...sums, maxKbDocsCharCount, tags: [...tags].sort((a, b) => a.localeCompare(b)) }
    },

    /** Refuses a text for which an agent's plan has no room; `instead` is the length of the one it replaces. */
    async assertRoom(
      region: Region,
      { _id: agentId, ownerID }: Pick<AgentDoc, '_id' | 'ownerID'>,
      { adds, instead = 0 }: { adds: number; instead?: number },
    ): Promise<void> {
      if (adds <= instead) return
      let charCount = adds - instead
      for await (const doc of each<Counted>(region, agentId, counted)) charCount += doc.charCount
      refuse(refuseText(charCount, await mostOf(region, ownerID)))
    },
  }
}
