import { presentAgent } from '#api/agents/agent.presenter.ts'
import { type AgentDoc, agentRepository, type VersionDoc } from '#api/agents/agent.repository.ts'
import { type AgentWordDoc, agentWords, searchTextOf } from '#api/agents/agent-words.ts'
import { accountService } from '#api/session/account.service.ts'
import { keyService } from '#api/session/key.service.ts'
import type { Stores } from '#api/store/store.ts'
import type { MemberDoc } from '#api/workspaces/member.repository.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { searchWords, titleKey } from '#mocks/contracts/agents/search-words.ts'

/** What the load needs to know about the data. */
export interface SeedResult {
  workspaceId: string
  /** A workspace secret that may read every agent. */
  secret: string
  agentIds: string[]
}

const prompt = 'Answer visitors of the shop about opening hours, prices and deliveries. '.repeat(20)
const batch = 1000
/** A word of the first few agents' descriptions alone. */
export const rareWord = 'lighthouse'
const rareAgents = 5

/** Fills the workspace of a name up to `count` agents and answers with a sample of their ids. */
export async function seedAgents(stores: Stores, name: string, count: number): Promise<SeedResult> {
  const email = `${name}@example.com`
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
  const words = agentWords(stores)
  for (let from = present; from < count; from += batch) {
    const docs = Array.from({ length: Math.min(batch, count - from) }, (_, i) =>
      agentDoc(name, from + i, workspaceId),
    )
    await agents('eu').insertMany(docs)
    await versions('eu').insertMany(docs.slice(0, 10).map(versionDoc))
    await words.words('eu').insertMany(docs.flatMap(wordsOf))
  }
  const step = Math.max(1, Math.floor(count / 500))
  const agentIds = Array.from({ length: Math.min(count, 500) }, (_, i) => idOf(name, i * step))
  return { workspaceId, secret, agentIds }
}

function idOf(name: string, index: number): string {
  return `${name}-${String(index).padStart(15 - name.length, '0')}`
}

function agentDoc(name: string, index: number, workspaceId: string): AgentDoc {
  const ID = idOf(name, index)
  return {
    ...structuredClone(agentDefaults as unknown as Agent),
    _id: ID,
    ID,
    title: `Agent ${index}`,
    description: index < rareAgents ? `Answers at the ${rareWord}.` : agentDefaults.description,
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
