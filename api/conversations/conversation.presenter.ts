import type { ConversationCard, Message } from '#mocks/contracts/conversations/message.schema.ts'
import { toBlocks } from '../providers/responder/answer-blocks.ts'
import type { ConversationDoc, MessageDoc } from './conversation.repository.ts'

/** A message ready to show. What people wrote stays plain text: their asterisks are no markup. */
export function presentMessage({ _id, role, text, sources, known, ts }: MessageDoc): Message {
  const blocks =
    role === 'assistant'
      ? toBlocks(text)
      : [{ type: 'paragraph' as const, runs: [{ type: 'text' as const, text }] }]
  return { id: _id, role, blocks, sources, known, ts }
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
