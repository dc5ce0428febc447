import { copyTitle, duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { findOwnAgent, type MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'
import { createMockAgent } from './create-mock-agent.ts'

/** Copying an agent and removing it. */
export function agentLifeHandlers(db: MockDb) {
  return [
    mockHandler(duplicateAgent, ({ params: { region, agentId }, body }) => {
      if (!db.session) return mockError(401)
      const source = findOwnAgent(db, region, agentId)
      if (!source) return mockError(404)
      if (body.agentId === agentId) {
        return mockError(422, { fields: { agentId: 'A copy needs an id of its own.' } })
      }
      const title = body.title ?? copyTitle(source.title)
      const isNew = !db.agents.some(({ ID }) => ID === body.agentId)
      const made = createMockAgent(db, {
        region,
        agentId: body.agentId,
        workspaceId: source.ownerID,
        fields: { ...fieldsOf(structuredClone(source)), title },
      })
      if (made.status === 200 && isNew) {
        db.knowledge.set(body.agentId, structuredClone(db.knowledge.get(agentId) ?? []))
      }
      return made
    }),
    mockHandler(removeAgent, ({ params: { region, agentId } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      if (!agent) return mockError(404)
      const role = db.session.workspaces.find(({ uid }) => uid === agent.ownerID)?.role
      if (role !== 'owner') return mockError(403)
      db.agents = db.agents.filter((other) => other !== agent)
      db.removedAgents.add(agentId)
      for (const kept of [db.knowledge, db.versions, db.conversationDays]) kept.delete(agentId)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const agentLifeScenarios = {
  duplicate: errorScenarios(duplicateAgent),
  remove: errorScenarios(removeAgent),
}
