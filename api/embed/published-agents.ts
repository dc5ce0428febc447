import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, agentRepository } from '../agents/agent.repository.ts'
import type { Stores } from '../store/store.ts'
import { presentPublicAgent } from './public-agent.presenter.ts'

/** A published version, ready to serve. */
export interface PublishedAgent {
  agent: Agent
  face: PublicAgent
  knowledgeRev: number
}

const cacheSize = 1000

/** Reads published versions. A version never changes, so what was presented once stays right. */
export function publishedAgents(stores: Stores) {
  const { agents, versions } = agentRepository(stores)
  const cache = new Map<string, Omit<PublishedAgent, 'knowledgeRev'>>()

  return async function find(region: Region, agentId: string): Promise<PublishedAgent | null> {
    const draft = await agents(region).findOne<Pick<AgentDoc, '_id' | 'publishedVersion' | 'knowledgeRev'>>(
      { _id: agentId },
      { projection: { publishedVersion: 1, knowledgeRev: 1 } },
    )
    if (!draft) return null
    const key = `${region}:${agentId}:${draft.publishedVersion}`
    let found = cache.get(key)
    if (!found) {
      const version = await versions(region).findOne({ _id: `${agentId}:${draft.publishedVersion}` })
      if (!version) return null
      found = { agent: version.agent, face: presentPublicAgent(version) }
      if (cache.size >= cacheSize) cache.clear()
      cache.set(key, found)
    }
    return { ...found, knowledgeRev: draft.knowledgeRev }
  }
}

export type PublishedAgents = ReturnType<typeof publishedAgents>
