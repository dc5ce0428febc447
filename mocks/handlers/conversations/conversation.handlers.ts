import {
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import type { ConversationCard, Message } from '#mocks/contracts/conversations/message.schema.ts'
import {
  buildAnswer,
  buildConversationCard,
  buildMessage,
  conversationStart,
} from '#mocks/fixtures/conversations/message.fixtures.ts'
import { failWith, mockHandler, networkFails, neverAnswers, stopsAfter } from '../shared/mock-handler.ts'

/** What the mocked conversations start from. */
export interface ConversationMockState {
  /** Messages per conversation id. @default {} */
  conversations?: Record<string, Message[]>
}

/** Endpoints of an agent's conversations and its test chat; what is asked is kept. */
export function conversationHandlers({ conversations = {} }: ConversationMockState = {}) {
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

  return [
    mockHandler(listConversations, ({ params }) => ({
      status: 200 as const,
      body: { items: [...kept].map((entry) => cardOf(entry, params.agentId)), nextCursor: null },
    })),
    mockHandler(listMessages, ({ params }) => {
      const messages = kept.get(params.conversationId)
      if (messages) return { status: 200 as const, body: { items: messages, nextCursor: null } }
      return {
        status: 404 as const,
        body: {
          code: 'not_found',
          message: 'This does not exist, or you have no access to it.',
          requestId: 'mock-conversations',
        },
      }
    }),
    mockHandler(sendTestMessage, ({ body }) => {
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
      return {
        status: 200 as const,
        body: { conversationId: id, message },
        events: [{ delta: 'You asked: ' }, { delta: body.text }],
      }
    }),
  ]
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
