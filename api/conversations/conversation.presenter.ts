import type {
  ConversationCard,
  MemberMessage,
  Message,
} from '#mocks/contracts/conversations/message.schema.ts'
import { toBlocks } from '../providers/responder/answer-blocks.ts'
import type { ConversationDoc, MessageDoc } from './conversation.repository.ts'

/** A message as its visitor sees it. What people wrote stays plain text: their asterisks are no markup. */
export function presentMessage(message: MessageDoc): Message {
  const { _id, role, text, sources, known, incomplete, choices, by, notice, ts } = message
  return {
    id: _id,
    role,
    blocks: blocksOf(role, text),
    sources,
    known,
    ...(incomplete && { incomplete }),
    ...(choices && { choices }),
    ...(by && { by }),
    ...(notice && { notice }),
    ts,
  }
}

function blocksOf(role: MessageDoc['role'], text: string): Message['blocks'] {
  if (role === 'notice') return []
  if (role === 'assistant') return toBlocks(text)
  return [{ type: 'paragraph', runs: [{ type: 'text', text }] }]
}

/** A message as the agent's workspace sees it. */
export function presentMemberMessage(message: MessageDoc): MemberMessage {
  const { instead, calls, nodes, page } = message
  return {
    ...presentMessage(message),
    ...(calls && { calls }),
    ...(instead && { instead }),
    ...(nodes && { nodes }),
    ...(page && { page }),
  }
}

/** A conversation in a list. */
export function presentConversation({
  _id,
  workspaceId,
  unknownAnswers,
  wordsDue,
  wordsTo,
  courseRev,
  ...card
}: ConversationDoc): ConversationCard {
  return { id: _id, ...card }
}
