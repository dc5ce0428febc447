import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { copyTitle } from '#mocks/contracts/agents/agent-life.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createFileService } from '../files/file.service.ts'
import {
  createKnowledgeRepository,
  type KnowledgeDoc,
  type NewKnowledge,
} from '../knowledge/knowledge.repository.ts'
import { createCheckCases } from '../publishing/check-cases.ts'
import { presentAgent } from './agent.presenter.ts'
import { type AgentDoc, createAgentRepository } from './agent.repository.ts'
import type { AgentCreation } from './agent-creation.ts'
import { createCopyPictures } from './copy-pictures.ts'

/** The copy that is asked for. */
export interface AgentCopy {
  agentId: string
  /** @default `copyTitle` of the agent */
  title?: string
  /** Address of who asks; null for a server's key. */
  madeBy: string | null
}

/** Copies agents: the draft's settings, its knowledge, its pictures and its checks. */
export function createDuplicateAgent(deps: Deps, creation: AgentCreation) {
  const { find } = createAgentRepository(deps.stores)
  const { knowledgeOf } = createKnowledgeRepository(deps.stores)
  const cases = createCheckCases(deps)
  const copyPictures = createCopyPictures(deps)
  const { removeAgentFiles } = createFileService(deps)

  return async function duplicateAgent(
    region: Region,
    source: AgentDoc,
    { agentId, title = copyTitle(source.title), madeBy }: AgentCopy,
  ): Promise<Agent> {
    const workspaceId = source.ownerID
    const made = await find(region, agentId)
    if (made?.ownerID === workspaceId) return presentAgent(made)
    const owner = { region, workspaceId, agentId }
    const [pictures, knowledge] = [await copyPictures(source, owner), await knowledgeOf(region, source._id)]
    const fields = { ...fieldsOf(source), ...pictures, title }
    try {
      const copy = await creation.create({
        ...owner,
        fields,
        knowledge: knowledge.filter(({ status }) => status === 'SUCCESS').map(copyOf),
        madeBy,
      })
      await cases.copy(region, source._id, agentId)
      return copy
    } catch (error) {
      if (!(await find(region, agentId))) await removeAgentFiles(owner)
      throw error
    }
  }
}

/** The same text, of nobody's earlier doings. */
function copyOf(doc: KnowledgeDoc): NewKnowledge {
  const { name, url, sourceType, kind, fileType, content, pairs, refreshRate, tags } = doc
  return { name, url, sourceType, kind, fileType, content, pairs, refreshRate, tags }
}
