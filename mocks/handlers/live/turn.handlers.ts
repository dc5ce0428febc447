import type { ConversationCourse, Notice } from '#mocks/contracts/conversations/conversation-state.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import {
  closeConversation,
  releaseConversation,
  reopenConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { notTaken, ofTestChat, takenBy } from '#mocks/contracts/live/turn.refusals.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { loadMockAgent, type MockAgent } from '../agents/load-mock-agent.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { sessionOf } from '../shared/session-of.ts'
import type { MockHeldConversation } from './memory.ts'

interface TurnCall {
  params: { agentId: string; conversationId: string }
  authorise: (agent: MockAgent) => void
}

const withAgent = { handledBy: 'agent', assignee: '', waitingSince: null } as const

/** Who answers a conversation, by the same rules as the server's. */
export function turnHandlers(db: MockDb) {
  function load({ params: { agentId, conversationId }, authorise }: TurnCall): MockHeldConversation {
    loadMockAgent(db, agentId, authorise)
    const held = db.live.held.find(({ card }) => card.id === conversationId && card.agentId === agentId)
    // Any other conversation of the mocks was held in the test chat.
    const isTest = db.utilities.visitorSessions.some(
      ({ ID, channel }) => ID === conversationId && channel === 'test',
    )
    if (!held && isTest) refuse(ofTestChat)
    if (!held) throw notFound()
    return held
  }

  function assertNotAnothers({ card }: MockHeldConversation): void {
    const { state, assignee } = card
    if (state !== 'member' || assignee === '' || assignee === me().email) return
    refuse(takenBy(nameOf(assignee)))
  }

  function me() {
    return sessionOf(db).user
  }

  function nameOf(email: string): string {
    const member = [...db.people.members.values()].flat().find((one) => one.email === email)
    return member?.displayName ?? email.slice(0, email.indexOf('@'))
  }

  function add(
    { card, messages }: MockHeldConversation,
    message: Partial<MemberMessage> & { text?: string },
  ) {
    const added: MemberMessage = buildMessage({
      ...message,
      id: `${card.id}:${String(messages.length).padStart(6, '0')}`,
      ts: Math.floor(db.now() / 1000),
      ...(message.role === 'notice' && { blocks: [] }),
    })
    messages.push(added)
    card.messageCount = messages.length
    card.lastMessageAt = added.ts
    if (message.role === 'member') Object.assign(card, { lastRole: 'member', lastText: message.text })
    db.live.tell({
      type: 'message',
      conversationId: card.id,
      agentId: card.agentId,
      card: { ...card },
      message: added,
    })
    return added
  }

  function turnTo(call: TurnCall, course: Partial<ConversationCourse>, notice: Notice) {
    const held = load(call)
    assertNotAnothers(held)
    const { card } = held
    if (card.state === course.state && (course.state !== 'member' || card.assignee === course.assignee)) {
      return mockOk(card)
    }
    Object.assign(card, course)
    add(held, { role: 'notice', notice })
    return mockOk(card)
  }

  return [
    mockHandler(db, takeConversation, (call) => {
      const { email, displayName } = me()
      const course = { state: 'member', handledBy: 'member', assignee: email, waitingSince: null } as const
      return turnTo(call, course, { kind: 'joined', name: displayName })
    }),
    mockHandler(db, releaseConversation, (call) =>
      turnTo(call, { ...withAgent, state: 'open' }, { kind: 'handedBack', name: '' }),
    ),
    mockHandler(db, closeConversation, (call) =>
      turnTo(call, { ...withAgent, state: 'closed' }, { kind: 'closed', name: '' }),
    ),
    mockHandler(db, reopenConversation, (call) => {
      const held = load(call)
      if (held.card.state !== 'closed') return mockOk(held.card)
      return turnTo(call, { ...withAgent, state: 'open' }, { kind: 'reopened', name: '' })
    }),
    mockHandler(db, sendMemberMessage, (call) => {
      const held = load(call)
      const { text, clientId } = call.body
      const key = `${held.card.id}:${clientId}`
      const before = db.live.sent.get(key)
      if (before) return mockOk({ message: before, card: held.card })
      assertNotAnothers(held)
      const { email, displayName, photoURL } = me()
      if (held.card.state !== 'member' || held.card.assignee !== email) refuse(notTaken)
      held.card.waitingSince = null
      const by = { name: displayName, pictureURL: photoURL }
      const message = add(held, { role: 'member', text, by })
      db.live.sent.set(key, message)
      return mockOk({ message, card: held.card })
    }),
    mockHandler(db, sayTyping, (call) => {
      load(call)
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
