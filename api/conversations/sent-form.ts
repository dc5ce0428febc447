import { formAmong, takeForm } from '#mocks/contracts/conversations/form-values.ts'
import { refused } from '../http/http-error.ts'
import type { Stores } from '../store/store.ts'
import { createConversationRepository } from './conversation.repository.ts'
import type { Question } from './question.ts'

/**
 * Reads forms that visitors send. Values are held against the form of the agent's last answer, and the message becomes
 * what they say: nobody's words differ from what their form keeps. Refused with a field for each mistake (422). Where
 * nothing of the conversation is kept, a flow that waits for its form holds the same rules against them.
 */
export function createReadSentForm({ stores }: { stores: Stores }) {
  const { conversations, latest } = createConversationRepository(stores)

  return async function readSentForm(question: Question): Promise<Question> {
    const { region, agent, channel, conversationId, values } = question
    if (!values || !agent.recordChatHistory) return question
    const [last, conversation] = await Promise.all([
      latest(region, conversationId, 2),
      conversations(region).findOne({ _id: conversationId }),
    ])
    // Nobody learns of a conversation elsewhere by naming its id: the log refuses it.
    const isOwn = conversation?.agentId === agent.ID && conversation.channel === channel
    const answer = isOwn ? last.findLast(({ role, bubbles }) => role === 'assistant' || bubbles) : undefined
    const form = formAmong(answer?.bubbles?.flatMap(({ parts = [] }) => parts))
    if (!form) return { ...question, values: undefined }
    const taken = takeForm(form, values)
    if ('refusal' in taken) throw refused(taken.refusal)
    return { ...question, ...taken, form }
  }
}
