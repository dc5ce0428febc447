import { sendNewAgent } from '#mocks/contracts/notifications/new-agent.contract.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { findOwnAgent, type MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'

/** The owner is told of an agent that is there; nobody reads the answer. */
export function newAgentNoticeHandlers(db: MockDb) {
  return [
    mockHandler(sendNewAgent, ({ params: { region }, body: { agent } }) => {
      if (!db.session) return mockError(401)
      return findOwnAgent(db, region, agent.ID) ? mockOk({ success: true }) : mockError(404)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const newAgentNoticeScenarios = { newAgent: errorScenarios(sendNewAgent) }
