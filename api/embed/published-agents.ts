import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, agentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { shortCache } from '../shared/short-cache.ts'
import { presentPublicAgent } from './public-agent.presenter.ts'

/** A published version, ready to serve. */
export interface PublishedAgent {
  agent: Agent
  face: PublicAgent
  knowledgeRev: number
}

/** How long a published agent is served without looking for a newer version, in milliseconds. */
const freshMs = 1000
const cacheSize = 1000

/** Reads published versions. A new one reaches visitors within a second. */
export function publishedAgents({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { agents, versions } = agentRepository(stores)
  const fresh = shortCache<PublishedAgent>({ ms: freshMs, size: cacheSize, now })

  async function read(region: Region, agentId: string): Promise<PublishedAgent | null> {
    const draft = await agents(region).findOne<Pick<AgentDoc, '_id' | 'publishedVersion' | 'knowledgeRev'>>(
      { _id: agentId },
      { projection: { publishedVersion: 1, knowledgeRev: 1 } },
    )
    const version = draft && (await versions(region).findOne({ _id: `${agentId}:${draft.publishedVersion}` }))
    if (!draft || !version) return null
    return { agent: version.agent, face: presentPublicAgent(version), knowledgeRev: draft.knowledgeRev }
  }

  return async function find(region: Region, agentId: string): Promise<PublishedAgent | null> {
    return fresh.through(`${region}:${agentId}`, () => read(region, agentId))
  }
}

export type PublishedAgents = ReturnType<typeof publishedAgents>
