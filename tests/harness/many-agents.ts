import { presentAgent } from '#api/agents/agent.presenter.ts'
import { type AgentDoc, createAgentRepository, type VersionDoc } from '#api/agents/agent.repository.ts'
import { type AgentWordDoc, createAgentWords, searchTextOf } from '#api/agents/agent-words.ts'
import type { Stores } from '#api/store/store.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { searchWords, titleKey } from '#mocks/contracts/agents/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Which agents to write, straight into the store: more than anybody would wait for over the api. */
export interface ManyAgents {
  region: Region
  workspaceId: string
  /** Their ids begin with it; at most ten characters. */
  prefix: string
  /** Number of the first one; those below it exist. @default 0 */
  from?: number
  /** Number after the last one. */
  to: number
  /** The description of one of them. @default an agent's usual one */
  describe?: (index: number) => string
}

const batch = 1000
/** Agents of a batch that are published with a copy of their own. */
const publishedPerBatch = 10
const prompt = 'Answer visitors of the shop about opening hours, prices and deliveries. '.repeat(20)

/** Id of the agent of a number. */
export function manyAgentsId(prefix: string, index: number): string {
  return `${prefix}-${String(index).padStart(15 - prefix.length, '0')}`
}

/** Writes agents, the words they are found by, and what their workspace counts. */
export async function insertManyAgents(stores: Stores, many: ManyAgents): Promise<void> {
  const { region, workspaceId, from = 0, to } = many
  const { agents, versions } = createAgentRepository(stores)
  const { words } = createAgentWords(stores)
  for (let start = from; start < to; start += batch) {
    const docs = Array.from({ length: Math.min(batch, to - start) }, (_, i) => agentDoc(many, start + i))
    await agents(region).insertMany(docs)
    await versions(region).insertMany(docs.slice(0, publishedPerBatch).map(versionDoc))
    await words(region).insertMany(docs.flatMap(wordsOf))
  }
  const made = Math.max(0, to - from)
  const { workspaces } = createWorkspaceRepository(stores)
  await workspaces(region).updateOne({ _id: workspaceId }, { $inc: { agentCount: made } })
}

function agentDoc({ workspaceId, prefix, describe }: ManyAgents, index: number): AgentDoc {
  const ID = manyAgentsId(prefix, index)
  return {
    ...structuredClone(agentDefaults as unknown as Agent),
    _id: ID,
    ID,
    title: `Agent ${index}`,
    description: describe?.(index) ?? agentDefaults.description,
    vg_systemPrompt: prompt,
    ownerID: workspaceId,
    lastModified: 1_700_000_000 + index,
    ts: 1_700_000_000,
    rev: 1,
    publishedVersion: 1,
    publishedRev: 1,
    internal: { accountCreationConfig: 'v2', websocketServer: '' },
    fieldRevs: {},
    knowledgeRev: 1,
    titleKey: titleKey(`Agent ${index}`),
  }
}

function wordsOf(doc: AgentDoc): AgentWordDoc[] {
  const distinct = new Set(searchWords(searchTextOf(doc)))
  return [...distinct].map((word) => ({ _id: `${doc.ownerID}:${word}:${doc._id}`, agentId: doc._id }))
}

function versionDoc(doc: AgentDoc): VersionDoc {
  return {
    _id: `${doc._id}:1`,
    agentId: doc._id,
    version: 1,
    kind: 'published',
    savedAt: doc.ts,
    savedBy: null,
    keptFor: null,
    agent: presentAgent(doc),
  }
}
