import { refuseProtected, templateExceeds, untitled } from '#mocks/contracts/agents/agent.refusals.ts'
import type { TemplateDocument } from '#mocks/contracts/agents/agent-template.schema.ts'
import { toAgentTemplate, toBroughtDocument, withToolsOf } from '#mocks/contracts/agents/agent-template.ts'
import {
  checkAgentTemplate,
  exportAgentToJson,
  importAgentTemplate,
} from '#mocks/contracts/agents/template-file.contract.ts'
import { templateFileLimit, templateText } from '#mocks/contracts/agents/template-limits.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import { mockToolIds } from '../library/library-db.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, refuse } from '../shared/mock-reply.ts'
import { createMockAgent } from './create-mock-agent.ts'
import { loadMockAgent } from './load-mock-agent.ts'

/** Template files: out of an agent and into a new one. */
export function templateFileHandlers(db: MockDb) {
  return [
    mockHandler(db, checkAgentTemplate, ({ params: { agentId }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const whole = toAgentTemplate(agent, documentsOf(db, agentId))
      return mockOk({
        documents: whole.knowledge?.length ?? 0,
        settingsBytes: sizeOf(toAgentTemplate(agent)),
        bytes: sizeOf(whole),
      })
    }),
    mockHandler(db, exportAgentToJson, ({ body: { agentId, knowledge }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const agentTemplate = toAgentTemplate(agent, knowledge === false ? undefined : documentsOf(db, agentId))
      if (sizeOf(agentTemplate) > templateFileLimit) throw new MockRefusal(templateExceeds)
      return mockOk({ agentTemplate })
    }),
    mockHandler(db, importAgentTemplate, ({ body, authorise }) => {
      const { agentId, workspaceId, agentTemplate } = body
      authorise({ workspaceId })
      refuse(refuseProtected(agentTemplate.agent))
      const fields = withToolsOf(fieldsOf(agentTemplate.agent), mockToolIds(db, workspaceId))
      const title = body.agentName ?? fields.title
      if (title === undefined) throw new MockRefusal(untitled('agentName'))
      const isNew = !db.agents.some(({ ID }) => ID === agentId)
      const agentCreated = createMockAgent(db, { agentId, workspaceId, fields: { ...fields, title } })
      if (isNew) bringDocuments(db, agentId, agentTemplate.knowledge ?? [])
      return mockOk({ agentCreated })
    }),
  ]
}

/** What an agent knows, as a template carries it. A document nobody gave a text has as much as its card says. */
function documentsOf({ knowledge, knowledgeTexts, knowledgePairs }: MockDb, agentId: string) {
  return (knowledge.get(agentId) ?? []).map(({ ID, charCount, ...card }) => ({
    ...card,
    pairs: knowledgePairs.get(`${agentId}:${ID}`),
    content: knowledgeTexts.get(`${agentId}:${ID}`) ?? `${card.name}. `.repeat(charCount).slice(0, charCount),
  }))
}

function bringDocuments(db: MockDb, agentId: string, documents: readonly TemplateDocument[]): void {
  const cards = documents.map(toBroughtDocument).map(({ content, ...document }, index) => {
    const ID = String(index).padStart(4, '0')
    db.knowledgeTexts.set(`${agentId}:${ID}`, content)
    const { pairs, ...card } = { pairs: undefined, ...document }
    if (pairs) db.knowledgePairs.set(`${agentId}:${ID}`, pairs)
    return buildKnowledgeCard({ ...card, ID, charCount: content.length })
  })
  db.knowledge.set(agentId, cards)
}

/** Bytes of a template's file. */
function sizeOf(template: object): number {
  return new TextEncoder().encode(templateText(template)).length
}

/** Each declared error of each endpoint, by the name of its code. */
export const templateFileScenarios = scenariosOf({
  checkTemplate: checkAgentTemplate,
  exportTemplate: exportAgentToJson,
  importTemplate: importAgentTemplate,
})
