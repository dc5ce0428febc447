import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { countWaiting, mostToldOf, whyWaiting } from '#mocks/contracts/inbox/waiting-rules.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, refuse } from '../shared/mock-reply.ts'
import { peopleOf } from '../workspaces/people.ts'
import { isMockMentioned, mockCard, mockMe, mockOwner } from './mock-inbox.ts'

/** Which visitors wait for who is signed in. */
export function waitingHandlers(db: MockDb) {
  return [
    mockHandler(db, getWaiting, ({ query: { workspaceId }, caller, authorise }) => {
      authorise({ workspaceId })
      if (caller.kind !== 'user') refuse({ status: 403 })
      const me = mockMe(db)
      const answers = (address: string) =>
        mayAnswer(peopleOf(db, workspaceId).find(({ email }) => email === address))
      const found = db.utilities.visitorSessions.flatMap((session) => {
        if (mockOwner(db, session) !== workspaceId) return []
        const { id, agentId, agent, waitingSince, lastMessageAt, ...card } = mockCard(db, session)
        const seen = { ...card, waitingSince, lastMessageAt }
        const waits = session.channel === 'widget' ? whyWaiting(seen, me, answers(card.assignee)) : null
        const why = waits ?? (isMockMentioned(db, id) ? ('mentioned' as const) : null)
        const namedAt = db.inbox.mentioned.get(`${id}:${me}`) ?? lastMessageAt
        const since =
          why === 'waiting' ? (waitingSince ?? lastMessageAt) : why === 'mentioned' ? namedAt : lastMessageAt
        const muted = db.agents.find(({ ID }) => ID === agentId)
        const notify =
          db.live.online &&
          muted !== undefined &&
          isMailed(muted, why === 'mentioned' ? 'mentions' : 'waiting')
        return why
          ? [{ conversationId: id, agentId, agentTitle: agent?.title ?? '', why, since, notify }]
          : []
      })
      found.sort((a, b) => b.since - a.since)
      return mockOk({ ...countWaiting(found), items: found.slice(0, mostToldOf) })
    }),
  ]
}

/** Each declared error of it. */
export const waitingScenarios = scenariosOf({ waiting: getWaiting })
