import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { refuseProtected, untitled, workspaceMissing } from '#mocks/contracts/agents/agent.refusals.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { matchesSearch, searchWords, titleKey } from '#mocks/contracts/agents/search-words.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { agentTemplates } from '#mocks/contracts/agents/template-catalogue.ts'
import { templateGreetings } from '#mocks/contracts/agents/template-greetings.ts'
import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { toAgentCard } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, pageItems, refuse } from '../shared/mock-reply.ts'
import { createMockAgent } from './create-mock-agent.ts'
import { loadMockAgent } from './load-mock-agent.ts'
import { saveMockAgent } from './save-mock-agent.ts'

/** Agents: list, read, create or change. */
export function agentHandlers(db: MockDb) {
  return [
    mockHandler(db, listAgents, ({ query, authorise }) => {
      authorise(query)
      const own = db.agents
        .filter((agent) => agent.ownerID === query.workspaceId)
        .filter((agent) => !query.platform || agent.agentPlatform === query.platform)
        .filter((agent) => matchesSearch(`${agent.title} ${agent.description}`, query.q ?? ''))
        .sort(query.sort === 'title' ? byTitle : byLastModified)
      const cards = own.map((agent) => toAgentCard(agent, db.conversationDays.get(agent.ID)))
      const isWhole = !query.cursor && searchWords(query.q ?? '').length === 0
      return mockOk({ ...pageItems(cards, query), total: isWhole ? cards.length : null })
    }),
    mockHandler(db, getAgent, ({ params, authorise }) =>
      mockOk(withoutRevs(loadMockAgent(db, params.agentId, authorise))),
    ),
    mockHandler(db, saveAgent, ({ params: { agentId }, body: { workspaceId, rev, ...body }, authorise }) => {
      const existing = db.agents.find(({ ID }) => ID === agentId)
      const ownerID = existing?.ownerID ?? workspaceId
      if (ownerID === undefined) throw new MockRefusal(workspaceMissing)
      authorise({ ID: agentId, ownerID })
      refuse(refuseProtected(body))
      const fields = fieldsOf(body)
      if (existing) return mockOk(saveMockAgent(db, existing, fields, rev))
      const { title } = fields
      if (title === undefined) throw new MockRefusal(untitled('title'))
      return mockOk(createMockAgent(db, { agentId, workspaceId: ownerID, fields: { ...fields, title } }))
    }),
    mockHandler(db, convertTemplate, ({ body, authorise }) => {
      const { agentId, agentName, agentTemplate, workspaceId, theme } = body
      authorise({ workspaceId })
      const template = agentTemplates.find(({ key }) => key === agentTemplate)
      const agentCreated = createMockAgent(db, {
        agentId,
        workspaceId,
        fields: {
          title: agentName,
          description: template?.description,
          proactiveMessage: templateGreetings[agentTemplate],
          vg_initMessages: [...templateStarters[agentTemplate]],
          ...(theme && { theme }),
        },
      })
      db.knowledge.set(agentId, [
        buildKnowledgeCard({ name: `${template?.name} starter`, url: null, sourceType: 'doc' }),
      ])
      return mockOk({ agentCreated })
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

/** Each declared error of each endpoint, by the name of its code. */
export const agentScenarios = scenariosOf({
  list: listAgents,
  get: getAgent,
  save: saveAgent,
  convertTemplate: convertTemplate,
})
