import { aboutAgent } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

/** Conversations. */
export const conversationsRows: MatrixRows = {
  'conversations.conversation.list': {
    input: aboutAgent,
  },
  'conversations.message.list': {
    input: ({ region, agentId, conversationId }) => ({ params: { region, agentId, conversationId } }),
  },
  'conversations.testMessage.send': {
    input: (target) => ({
      ...aboutAgent(target),
      body: { text: 'When are you open?', conversationId: target.conversationId },
    }),
  },
}
