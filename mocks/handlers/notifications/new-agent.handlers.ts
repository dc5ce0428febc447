import { sendNewAgent } from '#mocks/contracts/notifications/new-agent.contract.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'

/** The owner is told of an agent that is there; nobody reads the answer. */
export function newAgentNoticeHandlers(db: MockDb) {
  return [
    mockHandler(db, sendNewAgent, ({ body: { agent }, authorise }) => {
      loadMockAgent(db, agent.ID, authorise)
      return mockOk({ success: true })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const newAgentNoticeScenarios = scenariosOf({ newAgent: sendNewAgent })
