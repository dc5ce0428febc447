import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { countWaiting, mostToldOf, whyWaiting } from '#mocks/contracts/inbox/waiting-rules.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { peopleOf } from '../workspaces/people.ts'
import { mockCard, mockMe, mockOwner } from './mock-inbox.ts'

/** Which visitors wait for who is signed in. */
export function waitingHandlers(db: MockDb) {
  return [
    mockHandler(db, getWaiting, ({ query: { workspaceId }, caller, authorise }) => {
      authorise({ workspaceId })
      const me = caller.kind === 'user' ? mockMe(db) : ''
      const answers = (address: string) =>
        mayAnswer(peopleOf(db, workspaceId).find(({ email }) => email === address))
      const found = db.utilities.visitorSessions.flatMap((session) => {
        if (mockOwner(db, session) !== workspaceId || session.channel !== 'widget') return []
        const { id, agentId, agent, waitingSince, lastMessageAt, ...card } = mockCard(db, session)
        const seen = { ...card, waitingSince, lastMessageAt }
        const why = whyWaiting(seen, me, answers(card.assignee))
        const since = why === 'waiting' ? (waitingSince ?? lastMessageAt) : lastMessageAt
        const muted = db.agents.find(({ ID }) => ID === agentId)
        const notify = me !== '' && db.live.online && muted !== undefined && isMailed(muted, 'waiting')
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
