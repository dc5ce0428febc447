import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { layBubbles } from '#mocks/contracts/conversations/bubbles.ts'
import { tellsWhoAnswers } from '#mocks/contracts/conversations/conversation-state.ts'
import type {
  ConversationCard,
  MemberMessage,
  Message,
} from '#mocks/contracts/conversations/message.schema.ts'
import { toBlocks } from '../providers/responder/answer-blocks.ts'
import type { ConversationDoc, MessageDoc } from './conversation.repository.ts'

/** A message as its visitor sees it. What people wrote stays plain text: their asterisks are no markup. */
export function presentMessage(message: MessageDoc): Message {
  const { _id, role, sources, known, incomplete, choices, by, notice, attachments, rating, ts } = message
  return {
    id: _id,
    role,
    ...saidIn(message),
    sources,
    known,
    ...(incomplete && { incomplete }),
    ...(choices && { choices }),
    ...(by && { by }),
    ...(notice && { notice }),
    ...(attachments && { attachments }),
    ...(rating && { rating }),
    ts,
  }
}

/**
 * A message as a visitor gets it; null for a line about who answers where its agent hides that, and without a member's
 * name there.
 */
export function presentToVisitor(
  { disableHandoffMessages: hides }: Pick<Agent, 'disableHandoffMessages'>,
  message: MessageDoc,
): Message | null {
  if (!hides) return presentMessage(message)
  const { by, notice, ...shown } = presentMessage(message)
  if (!notice) return shown
  return tellsWhoAnswers(notice) ? null : { ...shown, notice: { ...notice, name: '' } }
}

function saidIn(message: MessageDoc): Pick<Message, 'blocks' | 'parts' | 'bubbles'> {
  const { role, text } = message
  if (role === 'notice' && !message.bubbles) return { blocks: [] }
  if (role === 'assistant' || message.bubbles) return presentBubbles(message)
  // A file may stand without a word.
  if (text === '') return { blocks: [] }
  return { blocks: [{ type: 'paragraph', runs: [{ type: 'text', text }] }] }
}

/** An answer's words and what stands under them; how they belong together is told where it is more than one bubble. */
function presentBubbles({ text, bubbles }: MessageDoc): Pick<Message, 'blocks' | 'parts' | 'bubbles'> {
  if (!bubbles) return { blocks: toBlocks(text) }
  return layBubbles(bubbles.map((bubble) => ({ blocks: toBlocks(bubble.text), parts: bubble.parts ?? [] })))
}

/** A message as the agent's workspace sees it. */
export function presentMemberMessage(message: MessageDoc): MemberMessage {
  const { documents, instead, calls, nodes, values, page, mail } = message
  return {
    ...presentMessage(message),
    ...(documents && { documents }),
    ...(calls && { calls }),
    ...(instead && { instead }),
    ...(nodes && { nodes }),
    ...(values && { values }),
    ...(page && { page }),
    ...(mail && { mail: { state: mail.state, to: mail.to, at: mail.at } }),
  }
}

/** A conversation in a list. */
export function presentConversation({
  _id,
  workspaceId,
  unknownAnswers,
  dislikedAnswers,
  dislikedRev,
  lastSaidAt,
  wordsDue,
  wordsTo,
  owedTo,
  owedAs,
  owedSender,
  owedBy,
  askedOrder,
  courseRev,
  series,
  visitor,
  messageCount,
  notices = 0,
  ...card
}: ConversationDoc): ConversationCard {
  return { id: _id, ...card, messageCount: messageCount - notices }
}
