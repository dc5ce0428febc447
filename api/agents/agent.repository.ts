import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { AgentVersion } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { ClaimDoc } from '../store/claim-id.ts'
import type { RevisedDoc } from '../store/save-fields.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** An agent's draft as stored: the wire's fields, plus when each was last changed. */
export interface AgentDoc extends RevisedDoc, Agent {
  rev: number
  /** Grows with every change of the agent's knowledge; keys its search index. */
  knowledgeRev: number
  /** What lists by name are sorted by. */
  titleKey: string
}

/** An immutable copy of an agent: one visitors got, or a draft that was backed up. `_id` is `{agentId}:{version}`. */
export interface VersionDoc extends Doc, Omit<AgentVersion, 'current'> {
  agentId: string
  agent: Agent
}

/**
 * Claims an agent id for a workspace before anything is written under it, and for good: no id is used twice.
 * `claimedAt` is of the latest attempt to make or to remove the agent.
 */
export interface AgentClaimDoc extends ClaimDoc {
  workspaceId: string
  state: 'open' | 'done' | 'removing' | 'removed'
}

/** A creation that has not finished after this many milliseconds died; the next one takes over. */
export const abandonedMs = 60_000

/** Agents and what belongs to them, by region. */
export function createAgentRepository(stores: Stores) {
  const agents = (region: Region): DocStore<AgentDoc> => stores[region].collection('agents')
  const versions = (region: Region): DocStore<VersionDoc> => stores[region].collection('versions')
  const claims = (region: Region): DocStore<AgentClaimDoc> => stores[region].collection('agentClaims')
  return {
    agents,
    versions,
    claims,
    /** The draft of an agent, or null. */
    find: (region: Region, agentId: string) => agents(region).findOne({ _id: agentId }),

    /** What visitors have of an agent; null where nothing is published. */
    versionOf: (region: Region, { _id, publishedVersion }: Pick<AgentDoc, '_id' | 'publishedVersion'>) =>
      versions(region).findOne({ _id: `${_id}:${publishedVersion}` }),
  }
}

export type AgentRepository = ReturnType<typeof createAgentRepository>
