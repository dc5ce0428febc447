import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import {
  countWaiting,
  isNotified,
  isStillTold,
  mostToldOf,
  whyWaiting,
} from '#mocks/contracts/inbox/waiting-rules.ts'
import { answersIn, mayAnswer } from '#mocks/contracts/live/answerers.ts'
import { mockTurns } from '../live/mock-turns.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, refuse } from '../shared/mock-reply.ts'
import { peopleOf } from '../workspaces/people.ts'
import { isMockMentioned, mockCard, mockMe, mockOwner, wakeMocks } from './mock-inbox.ts'

/** Which visitors wait for who is signed in. */
export function waitingHandlers(db: MockDb) {
  const { nameOf } = mockTurns(db)
  return [
    mockHandler(db, getWaiting, ({ params: { region }, query: { workspaceId }, caller, authorise }) => {
      authorise({ workspaceId })
      if (caller.kind !== 'user') refuse({ status: 403 })
      wakeMocks(db)
      const me = mockMe(db)
      const isAnswerer = answersIn(caller, workspaceId, region)
      const answers = (address: string) =>
        mayAnswer(peopleOf(db, workspaceId).find(({ email }) => email === address))
      const found = db.utilities.visitorSessions.flatMap((session) => {
        if (mockOwner(db, session) !== workspaceId) return []
        const { id, agentId, agent, waitingSince, lastMessageAt, ...card } = mockCard(db, session)
        const seen = { ...card, waitingSince, lastMessageAt }
        const waits =
          isAnswerer && session.channel === 'widget' ? whyWaiting(seen, me, answers(card.assignee)) : null
        const kept = db.inbox.told.get(`${id}:${me}`)
        const told = kept && isAnswerer && isStillTold(kept.why, session, me) ? kept : undefined
        const why = waits ?? (isMockMentioned(db, id) ? ('mentioned' as const) : (told?.why ?? null))
        if (!why) return []
        const toldAt = told?.at ?? lastMessageAt
        const since = {
          waiting: waitingSince ?? lastMessageAt,
          written: lastMessageAt,
          mentioned: db.inbox.mentioned.get(`${id}:${me}`) ?? lastMessageAt,
          taken: toldAt,
          assigned: toldAt,
          woken: toldAt,
        }[why]
        const muted = db.agents.find(({ ID }) => ID === agentId)
        const notify = muted !== undefined && isNotified(why, muted, db.live.online)
        const by = why === told?.why && told.by !== '' ? { by: nameOf(told.by) } : {}
        return [{ conversationId: id, agentId, agentTitle: agent?.title ?? '', why, ...by, since, notify }]
      })
      found.sort((a, b) => b.since - a.since)
      return mockOk({ ...countWaiting(found), items: found.slice(0, mostToldOf) })
    }),
  ]
}

/** Each declared error of it. */
export const waitingScenarios = scenariosOf({ waiting: getWaiting })
