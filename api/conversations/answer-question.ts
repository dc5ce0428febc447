import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import type { Answer } from '#mocks/contracts/conversations/message.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import { toSearchQuery } from '../knowledge-index/search-query.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { AnswerDone } from '../providers/responder/responder.ts'
import { isDuplicateKey } from '../store/errors.ts'
import { presentMessage } from './conversation.presenter.ts'
import { createConversationRepository, type MessageDoc, messageId } from './conversation.repository.ts'
import { createConversationDays } from './conversation-days.ts'

/** A question to an agent. */
export interface Question {
  region: Region
  /** The draft or the published copy that answers. */
  agent: Agent
  knowledgeRev: number
  conversationId: string
  channel: 'widget' | 'test'
  text: string
  /** Receives the answer piece by piece. */
  onDelta(text: string): void
  signal: AbortSignal
}

/** Messages an answer may look back on. */
const historyLength = 10
const titleLength = 50

/** Answers questions and keeps the conversation. A question whose answer failed is not kept; it can be asked again. */
export function createAnswerQuestion(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'responder' | 'knowledge'>) {
  const { conversations, messages, latest } = createConversationRepository(deps.stores)
  const days = createConversationDays(deps.stores)
  const events = createEventRecorder(deps)

  async function ask(question: Question): Promise<AnswerDone> {
    const { region, agent, text, signal } = question
    const [before] = await Promise.all([
      latest(region, question.conversationId, historyLength),
      assertBelongs(question),
    ])
    const history = before.map(({ role, text: content }) => ({ role, content }))
    const passages = await deps.knowledge.search({
      ...agentKnowledge(deps.stores, region, agent, question.knowledgeRev),
      query: toSearchQuery(text, history),
      topChunks: agent.vg_kbTopChunks,
    })
    const events = deps.responder.reply({
      agent: {
        title: agent.title,
        systemPrompt: agent.vg_systemPrompt,
        // An agent of the compatible platform names none; its test chat answers all the same.
        model: agent.vg_defaultModel || agentDefaults.vg_defaultModel,
        temperature: agent.vg_temperature,
        maxTokens: agent.vg_maxTokens,
        lang: agent.lang,
        ifKnowsThreshold: agent.ifKnowsThreshold,
      },
      history,
      text,
      passages,
      signal,
    })
    for await (const event of events) {
      if (event.type === 'done') return event
      question.onDelta(event.text)
    }
    throw new ModelError('bad-answer', 'The responder ended without an answer')
  }

  /** A conversation is one agent's and one channel's: nobody reads or writes it by naming its id elsewhere. */
  async function assertBelongs({ region, agent, conversationId, channel }: Question): Promise<void> {
    const found = await conversations(region).findOne({ _id: conversationId })
    if (found && (found.agentId !== agent.ID || found.channel !== channel)) throw notFound()
  }

  async function keep(question: Question, done: AnswerDone): Promise<MessageDoc> {
    const { region, agent, conversationId, channel, text } = question
    const ts = unixNow(deps)
    const shared = { conversationId, agentId: agent.ID, ts }
    const count = agent.recordChatHistory ? await countTwo(question, ts, done.known) : 2
    const asked: MessageDoc = {
      _id: messageId(conversationId, count - 2),
      ...shared,
      role: 'user',
      text,
      sources: [],
      known: true,
    }
    const answered: MessageDoc = {
      _id: messageId(conversationId, count - 1),
      ...shared,
      role: 'assistant',
      text: done.text,
      sources: done.sources,
      known: done.known,
    }
    if (agent.recordChatHistory) {
      await messages(region).insertMany([asked, answered])
      // The owner's own tests are no visits.
      if (count === 2 && channel === 'widget') {
        await days.count(region, agent.ID, ts)
        events.record(region, agent.ownerID, 'conversation_started', {
          agentId: agent.ID,
          agentName: agent.title,
          conversationId,
        })
      }
    }
    return answered
  }

  /** Makes room for two messages and answers with how many the conversation then has. */
  async function countTwo(
    { region, agent, conversationId, channel, text }: Question,
    ts: number,
    known: boolean,
  ) {
    try {
      const updated = await conversations(region).findOneAndUpdate(
        { _id: conversationId, agentId: agent.ID },
        {
          $inc: { messageCount: 2, unknownAnswers: known ? 0 : 1 },
          $set: { lastMessageAt: ts },
          $setOnInsert: {
            workspaceId: agent.ownerID,
            channel,
            title: text.slice(0, titleLength),
            createdAt: ts,
          },
        },
        { upsert: true, returnDocument: 'after' },
      )
      return updated?.messageCount ?? 2
    } catch (error) {
      // The id exists under another agent.
      if (isDuplicateKey(error)) throw notFound()
      throw error
    }
  }

  return async function answerQuestion(question: Question): Promise<Answer> {
    try {
      const message = await keep(question, await ask(question))
      return { conversationId: question.conversationId, message: presentMessage(message) }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      throw toHttpError(error)
    }
  }
}

function toHttpError({ code }: ModelError): HttpError {
  if (code === 'bad-answer') {
    return new HttpError(502, { message: 'The answer could not be read. Please try again.' })
  }
  const message =
    code === 'rate-limited'
      ? 'Too many questions are being answered right now. Please try again in a moment.'
      : 'The agent cannot answer right now. Please try again.'
  return new HttpError(503, { code: `responder_${code.replace('-', '_')}`, message })
}
