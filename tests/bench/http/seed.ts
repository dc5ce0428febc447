import { type AgentDoc, agentRepository, type VersionDoc } from '#api/agents/agent.repository.ts'
import { accountService } from '#api/session/account.service.ts'
import { keyService } from '#api/session/key.service.ts'
import type { Stores } from '#api/store/store.ts'
import type { MemberDoc } from '#api/workspaces/member.repository.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'

/** What the load needs to know about the data. */
export interface SeedResult {
  workspaceId: string
  /** A workspace secret that may read every agent. */
  secret: string
  agentIds: string[]
}

const prompt = 'Answer visitors of the shop about opening hours, prices and deliveries. '.repeat(20)
const email = 'bench@example.com'
const batch = 1000

/** Fills the store up to `count` agents of one workspace and answers with a sample of their ids. */
export async function seedAgents(stores: Stores, count: number): Promise<SeedResult> {
  await accountService({ stores, now: Date.now }).create('eu', {
    email,
    password: null,
    utmSource: '',
    countryCode: null,
  })
  const member = await stores.eu.collection<MemberDoc>('members').findOne({ email })
  const workspaceId = member?.workspaceId ?? ''
  const secret = await keyService({ stores, now: Date.now, config: { mongodb: null } }).replace(
    'eu',
    'workspace',
    workspaceId,
  )
  const { agents, versions } = agentRepository(stores)
  const present = await agents('eu').countDocuments({ ownerID: workspaceId })
  for (let from = present; from < count; from += batch) {
    const docs = Array.from({ length: Math.min(batch, count - from) }, (_, i) =>
      agentDoc(from + i, workspaceId),
    )
    await agents('eu').insertMany(docs)
    await versions('eu').insertMany(docs.slice(0, 10).map(versionDoc))
  }
  const step = Math.max(1, Math.floor(count / 500))
  const agentIds = Array.from({ length: Math.min(count, 500) }, (_, i) => idOf(i * step))
  return { workspaceId, secret, agentIds }
}

function idOf(index: number): string {
  return `bench${String(index).padStart(11, '0')}`
}

function agentDoc(index: number, workspaceId: string): AgentDoc {
  const ID = idOf(index)
  return {
    ...structuredClone(agentDefaults as unknown as Agent),
    _id: ID,
    ID,
    title: `Agent ${index}`,
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
  }
}

function versionDoc(doc: AgentDoc): VersionDoc {
  const { _id, fieldRevs, knowledgeRev, ...agent } = doc
  return { _id: `${_id}:1`, agentId: _id, version: 1, publishedAt: doc.ts, agent }
}
