import { setTimeout as wait } from 'node:timers/promises'
import type { Agent, AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { defaultsOf } from '#mocks/contracts/agents/agent-defaults.ts'
import { titleKey } from '#mocks/contracts/agents/search-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import {
  createKnowledgeRepository,
  type NewKnowledge,
  newDocument,
} from '../knowledge/knowledge.repository.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { claimId } from '../store/claim-id.ts'
import { isDuplicateKey } from '../store/errors.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { presentAgent } from './agent.presenter.ts'
import { type AgentClaimDoc, type AgentDoc, abandonedMs, createAgentRepository } from './agent.repository.ts'
import { createAgentSlots } from './agent-slots.ts'
import { createAgentWords } from './agent-words.ts'
import { assertUsable, withCleanCss } from './clean-css.ts'

/** What a new agent is made from. */
export interface NewAgent {
  region: Region
  /** Made by the browser: the same id twice makes one agent. */
  agentId: string
  workspaceId: string
  /** Overrides of the defaults. */
  fields: Partial<AgentFields> & Pick<AgentFields, 'title'>
  /** Documents the agent knows from the start. */
  knowledge?: readonly NewKnowledge[]
  /** Address of who makes it; null for a server's key. @default null */
  madeBy?: string | null
}

const pollMs = 50

/**
 * Makes an agent: everything with it, or nothing. The id is claimed for the workspace first, so neither a double
 * click nor a stranger's id can write twice; the agent itself is written last, so it is never seen half-made.
 */
export function createAgentCreation(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const repository = createAgentRepository(deps.stores)
  const known = createKnowledgeRepository(deps.stores)
  const slots = createAgentSlots(deps)
  const words = createAgentWords(deps.stores)
  const events = createEventRecorder(deps)

  async function create(input: NewAgent): Promise<Agent> {
    const { region, agentId, workspaceId } = input
    const existing = await repository.find(region, agentId)
    if (existing) return ours(existing, workspaceId)
    // Its first version is published at once.
    const fields = await withCleanCss(workspaceId, input.fields)
    await assertUsable(workspaceId, fields)
    const claimed = await claim(region, agentId, workspaceId)
    if (!claimed) return waitForTwin(region, agentId, workspaceId)
    try {
      await slots.take(region, workspaceId, agentId)
    } catch (error) {
      await repository.claims(region).deleteOne({ _id: agentId, state: 'open' })
      throw error
    }
    try {
      return await write({ ...input, fields })
    } catch (error) {
      // The last write may have happened although its answer was lost: then the agent is there, and its place taken.
      const written = await repository.find(region, agentId)
      if (written) return ours(written, workspaceId)
      await slots.release(region, workspaceId)
      await repository.claims(region).deleteOne({ _id: agentId, state: 'open' })
      throw error
    }
  }

  /** Everything that belongs to the agent, then the agent. An attempt that died before leaves nothing in it. */
  async function write(input: NewAgent): Promise<Agent> {
    const { region, agentId, workspaceId, fields, knowledge = [], madeBy = null } = input
    const now = unixNow(deps)
    const agent: Agent = {
      ...defaultsOf(fields.agentPlatform),
      ...structuredClone(fields),
      nodes: fields.nodes ?? [],
      vg_initMessages: fields.vg_initMessages ?? [],
      allowedOrigins: fields.allowedOrigins ?? [],
      ID: agentId,
      ownerID: workspaceId,
      lastModified: now,
      ts: now,
      rev: 1,
      publishedVersion: 1,
      publishedRev: 1,
      internal: { accountCreationConfig: 'v2', websocketServer: '' },
    }
    await known.documents(region).deleteMany({ agentId })
    await repository.versions(region).deleteMany({ agentId })
    await words.add(region, agent)
    for (const [index, doc] of knowledge.entries()) {
      const ID = String(index).padStart(4, '0')
      await insertIfAbsent(known.documents(region), newDocument(agentId, ID, doc, now))
    }
    await insertIfAbsent(repository.versions(region), {
      _id: `${agentId}:1`,
      agentId,
      version: 1,
      kind: 'published',
      savedAt: now,
      savedBy: madeBy,
      keptFor: null,
      agent,
    })
    const titleSort = titleKey(agent.title)
    const doc: AgentDoc = { _id: agentId, ...agent, fieldRevs: {}, knowledgeRev: 1, titleKey: titleSort }
    try {
      await repository.agents(region).insertOne(doc)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      // A creation that was given up for dead finished after all.
      await slots.release(region, workspaceId)
      return waitForTwin(region, agentId, workspaceId)
    }
    await repository.claims(region).updateOne({ _id: agentId, state: 'open' }, { $set: { state: 'done' } })
    events.record(region, workspaceId, 'agent_created', { agentId, agentName: agent.title })
    return agent
  }

  /** True when this call may write under the id; false when another call of the same workspace is writing. */
  async function claim(region: Region, agentId: string, workspaceId: string): Promise<boolean> {
    const claimedAt = deps.now()
    const claims = repository.claims(region)
    const mine = { _id: agentId, workspaceId, claimedAt, state: 'open' as const }
    const isAbandoned = (held: AgentClaimDoc) =>
      held.workspaceId === workspaceId && held.state === 'open' && held.claimedAt < claimedAt - abandonedMs
    const held = await claimId<AgentClaimDoc>(claims, mine, isAbandoned).catch(async (error: unknown) => {
      // The claim may stand although its answer was lost: nobody should have to wait for it.
      await claims.deleteOne(mine)
      throw error
    })
    if (!held) return true
    if (held.workspaceId !== workspaceId) throw notFound()
    // The id of a removed agent is never used again: what still comes in for that agent must not reach another.
    if (held.state === 'removing' || held.state === 'removed') throw notFound()
    return false
  }

  /** The second click waits for the first one's agent and answers with it. */
  async function waitForTwin(region: Region, agentId: string, workspaceId: string): Promise<Agent> {
    for (let waited = 0; waited < 10_000; waited += pollMs) {
      const twin = await repository.find(region, agentId)
      if (twin) return ours(twin, workspaceId)
      const open = await repository.claims(region).findOne({ _id: agentId })
      if (!open) break
      await wait(pollMs)
    }
    throw new HttpError(503, {
      code: 'creation_under_way',
      message: 'This agent is already being created. Please try again in a moment.',
      retryAfter: 1,
    })
  }

  return { create }
}

function ours(doc: AgentDoc, workspaceId: string): Agent {
  if (doc.ownerID !== workspaceId) throw notFound()
  return presentAgent(doc)
}

export type AgentCreation = ReturnType<typeof createAgentCreation>
