import { courseOfRequest } from '#mocks/contracts/live/courses.ts'
import { listRequests, saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { cardOfSession } from '../live/mock-turns.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, pageItems } from '../shared/mock-reply.ts'

/** What visitors asked of an agent's team. */
export function requestHandlers(db: MockDb) {
  return [
    mockHandler(db, listRequests, ({ params: { agentId }, query, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk(
        pageItems(
          db.requests.filter((request) => request.agentId === agentId),
          query,
        ),
      )
    }),
    mockHandler(db, saveRequest, ({ params: { agentId, requestId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const request = db.requests.find(({ ID }) => ID === requestId)
      if (request?.agentId !== agentId) throw notFound()
      request.state = body.state
      const session = db.utilities.visitorSessions.find(({ ID }) => ID === requestId)
      if (session) {
        Object.assign(session, courseOfRequest(session, body.state === 'open', unixNow(db)))
        db.live.tell({ type: 'course', agentId, conversationId: requestId, card: cardOfSession(session) })
      }
      return mockOk(request)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const requestScenarios = scenariosOf({ list: listRequests, save: saveRequest })
