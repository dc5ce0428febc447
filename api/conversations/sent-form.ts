import { formAmong, takeForm } from '#mocks/contracts/conversations/form-values.ts'
import { isHandoffForm, isOfHandoff } from '#mocks/contracts/conversations/handoff-names.ts'
import { refused } from '../http/http-error.ts'
import type { Stores } from '../store/store.ts'
import { type Bubble, type ConversationDoc, createConversationRepository } from './conversation.repository.ts'
import { seriesRange } from './message-id.ts'
import type { Question } from './question.ts'

/** Of so many messages with something under their words the last form at handoff is looked for. */
const lookedAt = 50

/**
 * Reads forms that visitors send. Values are held against the form of the agent's last answer, those of what is asked
 * at handoff against that one, whatever was said since; and the message becomes what they say: nobody's words differ
 * from what their form keeps. Refused with a field for each mistake (422). Where nothing of the conversation is kept, a
 * flow that waits for its form holds the same rules against them.
 */
export function createReadSentForm({ stores }: { stores: Stores }) {
  const { conversations, messages, latest } = createConversationRepository(stores)

  /** The form at handoff that was shown last, with the words it stands under. */
  async function atHandoff({ region }: Question, { _id, series }: ConversationDoc) {
    const shown = await messages(region)
      .find(
        { _id: seriesRange(_id, series), bubbles: { $exists: true } },
        { sort: { _id: -1 }, limit: lookedAt },
      )
      .toArray()
    return shown.flatMap(({ bubbles = [] }) => bubbles).find((bubble) => isOfTeam(bubble))
  }

  /** The form of the agent's last answer. */
  async function ofAnswer({ region, conversationId }: Question) {
    const last = await latest(region, conversationId, 2)
    const { bubbles = [] } = last.findLast(({ role }) => role === 'assistant') ?? {}
    return bubbles.find(({ parts }) => formAmong(parts))
  }

  return async function readSentForm(question: Question): Promise<Question> {
    const { region, agent, channel, conversationId, values } = question
    if (!values || !agent.recordChatHistory) return question
    const conversation = await conversations(region).findOne({ _id: conversationId })
    // Nobody learns of a conversation elsewhere by naming its id: the log refuses it.
    const isOwn = conversation?.agentId === agent.ID && conversation.channel === channel
    const shown = isOwn
      ? await (isOfHandoff(values) ? atHandoff(question, conversation) : ofAnswer(question))
      : undefined
    const form = formAmong(shown?.parts)
    if (!form) return { ...question, values: undefined }
    const taken = takeForm(form, values)
    if ('refusal' in taken) throw refused(taken.refusal)
    return { ...question, ...taken, form: shown }
  }
}

function isOfTeam({ parts }: Bubble): boolean {
  const form = formAmong(parts)
  return form !== undefined && isHandoffForm(form)
}
