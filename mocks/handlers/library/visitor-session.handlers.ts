import {
  getVisitorSession,
  listVisitorSessions,
  removeVisitorSession,
} from '#mocks/contracts/library/visitor-session.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, pageItems } from '../shared/mock-reply.ts'

/** Visitors' sessions over all agents of a workspace. */
export function visitorSessionHandlers(db: MockDb) {
  const { utilities } = db
  const ownerOf = (agentId: string | undefined) => db.agents.find(({ ID }) => ID === agentId)?.ownerID

  function find(sessionId: string) {
    const session = utilities.visitorSessions.find(({ ID }) => ID === sessionId)
    const workspaceId = ownerOf(session?.agentId)
    if (!session || workspaceId === undefined) throw notFound()
    return { session, workspaceId }
  }

  return [
    mockHandler(db, listVisitorSessions, ({ query, authorise }) => {
      const { workspaceId, agentId, channel, since = '0' } = query
      authorise({ workspaceId })
      const found = utilities.visitorSessions.filter(
        (session) =>
          ownerOf(session.agentId) === workspaceId &&
          (agentId === undefined || session.agentId === agentId) &&
          (channel === undefined || session.channel === channel) &&
          session.lastMessageAt >= Number(since),
      )
      return mockOk(pageItems(found, query))
    }),
    mockHandler(db, getVisitorSession, ({ params: { sessionId }, authorise }) => {
      const { session, workspaceId } = find(sessionId)
      authorise({ workspaceId })
      return mockOk(session)
    }),
    mockHandler(db, removeVisitorSession, ({ params: { sessionId }, authorise }) => {
      authorise({ workspaceId: find(sessionId).workspaceId })
      utilities.visitorSessions = utilities.visitorSessions.filter(({ ID }) => ID !== sessionId)
      utilities.removedSessions.add(sessionId)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const visitorSessionScenarios = scenariosOf({
  list: listVisitorSessions,
  get: getVisitorSession,
  remove: removeVisitorSession,
})
