import { dueMail } from '#mocks/contracts/conversations/answer-mail.ts'
import {
  closeConversation,
  releaseConversation,
  reopenConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { withAgent, withMember } from '#mocks/contracts/live/courses.ts'
import { nameForVisitors } from '#mocks/contracts/live/someone.ts'
import { notTaken } from '#mocks/contracts/live/turn.refusals.ts'
import { loadMockAgent, type MockAgent } from '../agents/load-mock-agent.ts'
import { claimMockAttachments } from '../inbox/mock-attachments.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, refuse } from '../shared/mock-reply.ts'
import { mockReach } from './mock-reach.ts'
import { closed, type MockTurn, mockTurns } from './mock-turns.ts'

interface TurnCall {
  params: MockTurn
  authorise: (agent: MockAgent) => void
}

/** Who answers a conversation, by the same rules as the server's. */
export function turnHandlers(db: MockDb) {
  const turns = mockTurns(db)

  function turnOf({ params, authorise }: TurnCall): MockTurn {
    loadMockAgent(db, params.agentId, authorise)
    return params
  }

  function myName({ agentId }: MockTurn): string {
    return nameForVisitors(turns.me(), db.agents.find(({ ID }) => ID === agentId)?.lang)
  }

  return [
    mockHandler(db, takeConversation, (call) => {
      const { email } = turns.me()
      const course = withMember(email)
      const turn = turnOf(call)
      const notice = { kind: 'joined', name: myName(turn) } as const
      const card = turns.turnTo(turn, { course, notice }, call.body?.from)
      db.inbox.told.delete(`${turn.conversationId}:${email}`)
      db.inbox.parts.add(`${turn.conversationId}:${email}`)
      return mockOk(card)
    }),
    mockHandler(db, releaseConversation, (call) =>
      mockOk(turns.turnTo(turnOf(call), { course: withAgent, notice: { kind: 'handedBack', name: '' } })),
    ),
    mockHandler(db, closeConversation, (call) => mockOk(turns.turnTo(turnOf(call), closed))),
    mockHandler(db, reopenConversation, (call) => {
      const turn = turnOf(call)
      const { card } = turns.load(turn)
      if (card.state !== 'closed') return mockOk(card)
      return mockOk(turns.turnTo(turn, { course: withAgent, notice: { kind: 'reopened', name: '' } }))
    }),
    mockHandler(db, sendMemberMessage, (call) => {
      const held = turns.load(turnOf(call))
      const { text, clientId, attachments } = call.body
      const key = `${held.card.id}:${clientId}`
      const before = db.live.sent.get(key)
      if (before) return mockOk({ message: before, card: held.card })
      turns.assertNotAnothers(held)
      const { email, photoURL } = turns.me()
      if (held.card.state !== 'member' || held.card.assignee !== email) refuse(notTaken)
      const sending = { conversationId: held.card.id, by: email, usedBy: clientId, inNote: false }
      const attached = claimMockAttachments(db, sending, attachments)
      held.card.waitingSince = null
      const by = { name: myName(call.params), pictureURL: photoURL }
      const mail = dueMail(mockReach(db, call.params.agentId, held.card.id), db.now())
      const message = turns.add(held, { role: 'member', text, by, ...attached, ...(mail && { mail }) })
      db.live.sent.set(key, message)
      db.inbox.parts.add(`${held.card.id}:${email}`)
      return mockOk({ message, card: held.card })
    }),
    mockHandler(db, sayTyping, (call) => {
      turns.load(turnOf(call))
      return mockOk({})
    }),
  ]
}

/** Each declared error of each endpoint. */
export const turnScenarios = {
  take: errorScenarios(takeConversation),
  release: errorScenarios(releaseConversation),
  close: errorScenarios(closeConversation),
  reopen: errorScenarios(reopenConversation),
  typing: errorScenarios(sayTyping),
  send: errorScenarios(sendMemberMessage),
}
