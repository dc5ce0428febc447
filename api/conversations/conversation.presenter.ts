import { layBubbles } from '#mocks/contracts/conversations/bubbles.ts'
import type {
  ConversationCard,
  MemberMessage,
  Message,
} from '#mocks/contracts/conversations/message.schema.ts'
import { toBlocks } from '../providers/responder/answer-blocks.ts'
import type { ConversationDoc, MessageDoc } from './conversation.repository.ts'

/** A message as its visitor sees it. What people wrote stays plain text: their asterisks are no markup. */
export function presentMessage(message: MessageDoc): Message {
  const { _id, role, text, sources, known, incomplete, choices, ts } = message
  const said =
    role === 'assistant'
      ? presentBubbles(message)
      : { blocks: [{ type: 'paragraph' as const, runs: [{ type: 'text' as const, text }] }] }
  return {
    id: _id,
    role,
    ...said,
    sources,
    known,
    ...(incomplete && { incomplete }),
    ...(choices && { choices }),
    ts,
  }
}

/** An answer's words and what stands under them; how they belong together is told where it is more than one bubble. */
function presentBubbles({ text, bubbles }: MessageDoc): Pick<Message, 'blocks' | 'parts' | 'bubbles'> {
  if (!bubbles) return { blocks: toBlocks(text) }
  return layBubbles(bubbles.map((bubble) => ({ blocks: toBlocks(bubble.text), parts: bubble.parts ?? [] })))
}

/** A message as the agent's workspace sees it. */
export function presentMemberMessage(message: MessageDoc): MemberMessage {
  const { instead, calls, nodes, values, page } = message
  return {
    ...presentMessage(message),
    ...(calls && { calls }),
    ...(instead && { instead }),
    ...(nodes && { nodes }),
    ...(values && { values }),
    ...(page && { page }),
  }
}

/** A conversation in a list. */
export function presentConversation({
  _id,
  workspaceId,
  unknownAnswers,
  ...card
}: ConversationDoc): ConversationCard {
  return { id: _id, ...card }
}
