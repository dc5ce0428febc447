import { copyWithoutId } from '#mocks/contracts/agents/agent.refusals.ts'
import { copyTitle, duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { copiedCase } from '#mocks/contracts/publishing/check.schema.ts'
import { mockChecks } from '../publishing/mock-checks.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk } from '../shared/mock-reply.ts'
import { createMockAgent } from './create-mock-agent.ts'
import { loadMockAgent } from './load-mock-agent.ts'

/** Copying an agent and removing it. */
export function agentLifeHandlers(db: MockDb) {
  return [
    mockHandler(db, duplicateAgent, ({ params: { agentId }, body, authorise }) => {
      const source = loadMockAgent(db, agentId, authorise)
      if (body.agentId === agentId) {
        throw new MockRefusal(copyWithoutId)
      }
      const title = body.title ?? copyTitle(source.title)
      const isNew = !db.agents.some(({ ID }) => ID === body.agentId)
      const made = createMockAgent(db, {
        agentId: body.agentId,
        workspaceId: source.ownerID,
        fields: { ...fieldsOf(structuredClone(source)), title },
      })
      if (isNew) {
        db.knowledge.set(body.agentId, structuredClone(db.knowledge.get(agentId) ?? []))
        const { cases } = mockChecks(db, agentId)
        Object.assign(mockChecks(db, body.agentId), { rev: 1, cases: structuredClone(cases).map(copiedCase) })
      }
      return mockOk(made)
    }),
    mockHandler(db, removeAgent, ({ params: { agentId }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      db.agents = db.agents.filter((other) => other !== agent)
      db.removedAgents.add(agentId)
      for (const kept of [db.knowledge, db.versions, db.conversationDays, db.checks]) kept.delete(agentId)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const agentLifeScenarios = scenariosOf({ duplicate: duplicateAgent, remove: removeAgent })
