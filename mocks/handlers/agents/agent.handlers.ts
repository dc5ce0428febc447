import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import {
  type Agent,
  type AgentFields,
  agentFieldsSchema,
  protectedAgentFields,
} from '#mocks/contracts/agents/agent.schema.ts'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { listKnowledge } from '#mocks/contracts/agents/knowledge.contract.ts'
import { matchesSearch, searchWords, titleKey } from '#mocks/contracts/agents/search-words.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { agentTemplates } from '#mocks/contracts/agents/template-catalogue.ts'
import { toAgentCard } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/agents/knowledge.fixtures.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { findOwnAgent, isMember, type MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'
import { pageItems } from '../shared/page-items.ts'
import { createMockAgent } from './create-mock-agent.ts'
import { saveMockAgent } from './save-mock-agent.ts'

const editable = Object.keys(agentFieldsSchema.shape) as (keyof AgentFields)[]
const guarded = Object.keys(protectedAgentFields) as (keyof typeof protectedAgentFields)[]

/** Agents: list, read, create or change, and what they know. */
export function agentHandlers(db: MockDb) {
  return [
    mockHandler(listAgents, ({ params: { region }, query }) => {
      if (!db.session) return mockError(401)
      if (!isMember(db, region, query.workspaceId)) return mockError(404)
      const own = db.agents
        .filter((agent) => agent.ownerID === query.workspaceId)
        .filter((agent) => !query.platform || agent.agentPlatform === query.platform)
        .filter((agent) => matchesSearch(`${agent.title} ${agent.description}`, query.q ?? ''))
        .sort(query.sort === 'title' ? byTitle : byLastModified)
      const cards = own.map((agent) => toAgentCard(agent, db.conversationDays.get(agent.ID)))
      const isWhole = !query.cursor && searchWords(query.q ?? '').length === 0
      return mockOk({ ...pageItems(cards, query), total: isWhole ? cards.length : null })
    }),
    mockHandler(getAgent, ({ params }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, params.region, params.agentId)
      return agent ? mockOk(present(agent)) : mockError(404)
    }),
    mockHandler(saveAgent, ({ params: { region, agentId }, body: { workspaceId, rev, ...body } }) => {
      if (!db.session) return mockError(401)
      const taken = db.agents.some((agent) => agent.ID === agentId)
      const existing = findOwnAgent(db, region, agentId)
      if (taken && !existing) return mockError(404)
      if (guarded.some((field) => body[field] !== undefined)) return mockError(403)
      const fields: Partial<AgentFields> = Object.fromEntries(
        editable.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
      )
      if (existing) return saveMockAgent(db, existing, fields, rev)
      if (workspaceId === undefined) return mockError(422, { fields: { workspaceId: 'Choose a workspace.' } })
      const { title } = fields
      if (title === undefined) {
        return mockError(422, { fields: { title: 'Please provide a name for the agent.' } })
      }
      return createMockAgent(db, { region, agentId, workspaceId, fields: { ...fields, title } })
    }),
    mockHandler(convertTemplate, ({ params: { region }, body }) => {
      if (!db.session) return mockError(401)
      const { agentId, agentName, agentTemplate, workspaceId, theme } = body
      const template = agentTemplates.find(({ key }) => key === agentTemplate)
      const made = createMockAgent(db, {
        region,
        agentId,
        workspaceId,
        fields: { title: agentName, description: template?.description, ...(theme && { theme }) },
      })
      if (made.status !== 200) return made
      db.knowledge.set(agentId, [
        buildKnowledgeCard({ name: `${template?.name} starter`, url: null, sourceType: 'doc' }),
      ])
      return mockOk({ agentCreated: present(made.body) })
    }),
    mockHandler(createAgentKey, ({ params: { region, agentId } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      if (!agent) return mockError(404)
      const role = db.session.workspaces.find(({ uid }) => uid === agent.ownerID)?.role
      if (role !== 'owner') return mockError(403)
      return mockOk({ SECRET_API_KEY: `vg_${db.nextId('k').padStart(20, '0')}` })
    }),
    mockHandler(listKnowledge, ({ params: { region, agentId }, query }) => {
      if (!db.session) return mockError(401)
      if (!findOwnAgent(db, region, agentId)) return mockError(404)
      return mockOk(pageItems(db.knowledge.get(agentId) ?? [], query))
    }),
  ]
}

function byLastModified(a: Agent, b: Agent): number {
  return b.lastModified - a.lastModified || a.ID.localeCompare(b.ID)
}

function byTitle(a: Agent, b: Agent): number {
  const [one, two] = [titleKey(a.title), titleKey(b.title)]
  if (one === two) return a.ID.localeCompare(b.ID)
  return one < two ? -1 : 1
}

/** What the wire shows of a remembered agent. */
function present({ fieldRevs: _, ...agent }: MockDb['agents'][number]): Agent {
  return agent
}

/** Each declared error of each endpoint, by the name of its code. */
export const agentScenarios = {
  list: errorScenarios(listAgents),
  get: errorScenarios(getAgent),
  save: errorScenarios(saveAgent),
  convertTemplate: errorScenarios(convertTemplate),
  createKey: errorScenarios(createAgentKey),
  listKnowledge: errorScenarios(listKnowledge),
}
