import { aboutAgent, heldConversation } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

/** Conversations. */
export const conversationsRows: MatrixRows = {
  'conversations.conversation.list': {
    input: aboutAgent,
  },
  'conversations.message.list': {
    about: heldConversation,
    input: ({ region, agentId, thingId: conversationId }) => ({
      params: { region, agentId, conversationId },
    }),
  },
  'conversations.modelTrouble.get': {
    input: aboutAgent,
  },
  'conversations.prompt.check': {
    input: (target) => ({ ...aboutAgent(target), body: { text: 'When are you open?' } }),
  },
  'conversations.visitor.export': {
    about: heldConversation,
    input: (target) => ({ ...aboutAgent(target), body: { conversationId: target.thingId } }),
  },
  'conversations.visitor.remove': {
    aboutOwn: heldConversation,
    input: (target) => ({ ...aboutAgent(target), body: { conversationId: target.thingId } }),
  },
  'conversations.testMessage.send': {
    about: heldConversation,
    input: (target) => ({
      ...aboutAgent(target),
      body: { text: 'When are you open?', conversationId: target.thingId },
    }),
  },
}
