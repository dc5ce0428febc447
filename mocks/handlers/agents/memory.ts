import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { PlatformConnection } from '#mocks/contracts/agents/platform-key.contract.ts'
import type { Discovery } from '#mocks/contracts/knowledge/discovery.schema.ts'
import type { KnowledgeCard, KnowledgePair } from '#mocks/contracts/knowledge/document.schema.ts'
import type { SecretKey } from '#mocks/contracts/shared/secret-key.schema.ts'
import { buildAgents, buildConversationDays } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKeptVersion, type KeptVersion } from '#mocks/fixtures/agents/version.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'

/** Agents, and what belongs to each. */
export interface AgentsMemory {
  agents: (Agent & { fieldRevs?: Record<string, number> })[]
  /** Documents by agent id. */
  knowledge: Map<string, KnowledgeCard[]>
  /** Texts by `{agentId}:{document}`, as far as somebody gave one. */
  knowledgeTexts: Map<string, string>
  /** Searches for pages, by agent and id. */
  knowledgeDiscoveries: Map<string, Discovery>
  /** Questions and answers by `{agentId}:{document}`. */
  knowledgePairs: Map<string, KnowledgePair[]>
  /** The visitors' questions documents were written for, by `{agentId}:{ID}`. */
  knowledgeAsked: Map<string, string>
  /** Histories by agent id, newest first. */
  versions: Map<string, KeptVersion[]>
  /** Conversations per day by agent id, today last. */
  conversationDays: Map<string, number[]>
  /** Ids of removed agents; none is used again. */
  removedAgents: Set<string>
  /** How agents of the compatible platform are connected, by agent id. */
  platformKeys: Map<string, PlatformConnection>
  /** What is known of an agent's key, by agent id. */
  agentKeys: Map<string, SecretKey>
}

/** What they start with. */
export interface AgentsSeed {
  agents?: Agent[]
  knowledge?: Map<string, KnowledgeCard[]>
  /** @default each has as much as its card says */
  knowledgeTexts?: Map<string, string>
  /** @default one published version per agent */
  versions?: Map<string, KeptVersion[]>
  /** @default a busy café and a quiet studio */
  conversationDays?: Map<string, number[]>
  /** @default none is connected */
  platformKeys?: Map<string, PlatformConnection>
  /** @default no agent has one */
  agentKeys?: Map<string, SecretKey>
}

/** A fresh memory of them. */
export function agentsMemory(seed: AgentsSeed): AgentsMemory {
  const agents = structuredClone(seed.agents ?? buildAgents())
  return {
    agents,
    knowledge: new Map(seed.knowledge ?? agents.map(({ ID }) => [ID, [buildKnowledgeCard()]])),
    knowledgeTexts: new Map(seed.knowledgeTexts),
    knowledgeDiscoveries: new Map(),
    knowledgePairs: new Map(),
    knowledgeAsked: new Map(),
    versions: new Map(seed.versions ?? agents.map((agent) => [agent.ID, [buildKeptVersion(agent)]])),
    conversationDays: new Map(seed.conversationDays ?? buildConversationDays()),
    removedAgents: new Set(),
    platformKeys: new Map(seed.platformKeys),
    agentKeys: new Map(seed.agentKeys),
  }
}
