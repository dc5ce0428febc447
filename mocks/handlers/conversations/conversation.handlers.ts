import {
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import type { ConversationCard, Message } from '#mocks/contracts/conversations/message.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  buildAnswer,
  buildConversationCard,
  buildMessage,
  conversationStart,
} from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildVisitorSession } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { findOwnAgent, type MockDb } from '../shared/mock-db.ts'
import { failWith, mockHandler, networkFails, neverAnswers, stopsAfter } from '../shared/mock-handler.ts'
import { mockError } from '../shared/mock-reply.ts'

/** What the mocked conversations start from. */
export interface ConversationMockState {
  /** Whose agents these are; without it any agent is the caller's. */
  db?: MockDb
  /** Messages per conversation id. @default {} */
  conversations?: Record<string, Message[]>
}

/** Endpoints of an agent's conversations and its test chat; what is asked is kept. */
export function conversationHandlers({ db, conversations = {} }: ConversationMockState = {}) {
  const kept = new Map(Object.entries(conversations))

  function cardOf([id, messages]: [string, Message[]], agentId: string): ConversationCard {
    return buildConversationCard({
      id,
      agentId,
      channel: 'test',
      messageCount: messages.length,
      lastMessageAt: messages.at(-1)?.ts ?? conversationStart,
    })
  }

  /** What the server would refuse; undefined when the caller may go on. */
  function refusal({ region, agentId }: { region: Region; agentId: string }) {
    if (!db) return undefined
    if (!db.session) return mockError(401)
    return findOwnAgent(db, region, agentId) ? undefined : mockError(404)
  }

  return [
    mockHandler(listConversations, ({ params }) => {
      const items = [...kept].map((entry) => cardOf(entry, params.agentId))
      return refusal(params) ?? { status: 200 as const, body: { items, nextCursor: null } }
    }),
    mockHandler(listMessages, ({ params }) => {
      const isRemoved = db?.utilities.removedSessions.has(params.conversationId)
      const messages = isRemoved ? undefined : kept.get(params.conversationId)
      const no = refusal(params) ?? (messages ? undefined : mockError(404))
      return no ?? { status: 200 as const, body: { items: messages ?? [], nextCursor: null } }
    }),
    mockHandler(sendTestMessage, ({ params, body }) => {
      const no = refusal(params)
      if (no) return no
      const id = body.conversationId ?? `conversation-${kept.size + 1}`
      const messages = kept.get(id) ?? []
      const { message } = buildAnswer({
        id: `${id}-answer-${messages.length}`,
        text: `You asked: ${body.text}`,
      })
      const question = buildMessage({
        id: `${id}-question-${messages.length}`,
        role: 'user',
        text: body.text,
      })
      kept.set(id, [...messages, question, message])
      if (db) keepSession(db, params.agentId, id, body.text)
      return {
        status: 200 as const,
        body: { conversationId: id, message },
        events: [{ delta: 'You asked: ' }, { delta: body.text }],
      }
    }),
  ]
}

/** A conversation is a session of its workspace too. */
function keepSession({ utilities, agents, now }: MockDb, agentId: string, ID: string, text: string): void {
  const known = utilities.visitorSessions.find((session) => session.ID === ID)
  const { title, roundedImageURL } = agents.find((agent) => agent.ID === agentId) ?? {}
  const lastMessageAt = Math.floor(now() / 1000)
  const session = buildVisitorSession({
    ID,
    agentId,
    agent: { ID: agentId, title: title ?? '', roundedImageURL: roundedImageURL ?? '' },
    channel: 'test',
    title: known?.title ?? text.slice(0, 50),
    messageCount: (known?.messageCount ?? 0) + 2,
    createdAt: known?.createdAt ?? lastMessageAt,
    lastMessageAt,
  })
  utilities.visitorSessions = [session, ...utilities.visitorSessions.filter((each) => each !== known)]
}

/** One scenario per declared error of the conversations' endpoints, and the states of a slow or broken network. */
export const conversationScenarios = {
  list: {
    signedOut: () => failWith(listConversations, 401),
    unknownAgent: () => failWith(listConversations, 404),
    invalid: () => failWith(listConversations, 422),
    loading: () => neverAnswers(listConversations),
    offline: () => networkFails(listConversations),
  },
  messages: {
    signedOut: () => failWith(listMessages, 401),
    unknown: () => failWith(listMessages, 404),
    invalid: () => failWith(listMessages, 422),
    loading: () => neverAnswers(listMessages),
  },
  test: {
    signedOut: () => failWith(sendTestMessage, 401),
    forbidden: () => failWith(sendTestMessage, 403),
    unknownAgent: () => failWith(sendTestMessage, 404),
    invalid: () => failWith(sendTestMessage, 422),
    rateLimited: () => failWith(sendTestMessage, 429),
    dependencyFailed: () => failWith(sendTestMessage, 502),
    unavailable: () => failWith(sendTestMessage, 503),
    offline: () => networkFails(sendTestMessage),
    writing: (...deltas: string[]) =>
      stopsAfter(
        sendTestMessage,
        deltas.map((delta) => ({ delta })),
      ),
  },
}
