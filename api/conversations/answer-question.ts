import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import type { Deps } from '../deps.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import { toSearchQuery } from '../knowledge-index/search-query.ts'
import { createFunctionTools } from '../library/functions/function-tools.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { AnswerDone, Responder, ResponderRequest } from '../providers/responder/responder.ts'
import { createRequestService } from '../requests/request.service.ts'
import { fuse } from '../vector-index/fuse.ts'
import type { MessageDoc } from './conversation.repository.ts'
import { type Asked, createConversationLog, type KeptAnswer } from './conversation-log.ts'
import { createConversationTurns } from './conversation-turns.ts'
import type { ModelCalls } from './model-calls.ts'
import { createModelTroubles } from './model-troubles.ts'
import { createPlatformResponder } from './platform-responder.ts'
import type { Question } from './question.ts'

/** Passages of each ranking that are fused. */
const candidates = 20

type AnswerDeps = Pick<
  Deps,
  'stores' | 'now' | 'log' | 'config' | 'responder' | 'localResponder' | 'knowledge' | 'vectors'
>

/**
 * Answers questions and keeps the conversation. Where the model fails before its first word, or was asked too often,
 * the knowledge answers alone; what it had begun to say stays, marked as incomplete.
 */
export function createAnswerQuestion(deps: AnswerDeps, calls: ModelCalls) {
  const log = createConversationLog(deps)
  const turns = createConversationTurns(deps)
  const troubles = createModelTroubles(deps)
  const platformResponder = createPlatformResponder(deps)
  const functionTools = createFunctionTools(deps)
  const requests = createRequestService(deps)

  function knowledgeOf({ region, agent, knowledgeRev }: Question) {
    return agentKnowledge(deps.stores, region, agent, knowledgeRev)
  }

  /** The same question with what its words and its meaning find together. */
  async function withMeaning(question: Question, request: ResponderRequest): Promise<ResponderRequest> {
    if (!deps.vectors) return request
    const source = knowledgeOf(question)
    const query = toSearchQuery(request.text, request.history)
    const most = Math.max(candidates, question.agent.vg_kbTopChunks)
    const byMeaning = await deps.vectors.nearest(source, query, most, request.signal)
    if (byMeaning.length === 0) return request
    const byWords = await deps.knowledge.search({ ...source, query, topChunks: most })
    return { ...request, passages: fuse(byWords, byMeaning, question.agent.vg_kbTopChunks) }
  }

  async function requestOf(question: Question, { before }: Asked): Promise<ResponderRequest> {
    const { agent, text, signal } = question
    const history = before.map(({ role, text: content }) => ({ role, content }))
    const passages = await deps.knowledge.search({
      ...knowledgeOf(question),
      query: toSearchQuery(text, history),
      topChunks: agent.vg_kbTopChunks,
    })
    return {
      agent: {
        title: agent.title,
        systemPrompt: agent.vg_systemPrompt,
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
    }
  }

  async function fromKnowledge(question: Question, request: ResponderRequest): Promise<KeptAnswer> {
    return toKept(await read(deps.localResponder, request, question.onDelta))
  }

  async function fromModel(
    question: Question,
    request: ResponderRequest,
    onBrokenOff: (answer: KeptAnswer) => Promise<void>,
  ): Promise<KeptAnswer> {
    const { region, agent, conversationId, address, signal } = question
    const caller = { conversationId, address, agentId: agent.ID, workspaceId: agent.ownerID }
    const reached = await calls.take(caller)
    if (reached) {
      await troubles.noteCap(region, agent, reached)
      return { ...(await fromKnowledge(question, request)), instead: 'too-many' }
    }
    let shown = ''
    try {
      const tools = await functionTools({ region, workspaceId: agent.ownerID, agentId: agent.ID })
      const asked = { ...(await withMeaning(question, request)), tools }
      const done = await read(deps.responder, asked, (piece) => {
        shown += piece
        question.onDelta(piece)
      })
      await troubles.clear(region, agent.ID)
      return toKept(done)
    } catch (error) {
      const broken = { text: shown.trim(), sources: [], known: true, incomplete: true }
      if (signal.aborted && broken.text) await onBrokenOff(broken)
      if (!(error instanceof ModelError)) throw error
      await troubles.note(region, agent.ID, error)
      const instead = error.code
      if (broken.text) return { ...broken, instead }
      return { ...(await fromKnowledge(question, request)), instead }
    }
  }

  async function answer(question: Question): Promise<MessageDoc> {
    const asked = await log.ask(question)
    const request = await requestOf(question, asked)
    const { agent, onDelta } = question
    if (agent.agentPlatform === 'vf') {
      // That platform's agent holds its own dialogue, a way to a person among it.
      const done = await read(platformResponder(question), request, onDelta)
      return log.answer(question, asked, toKept(done))
    }
    const taken = await requests.take({
      ...question,
      before: request.history.findLast(({ role }) => role === 'user')?.content ?? '',
      appointments: deps.responder.kind === 'local',
    })
    const keep = (answer: KeptAnswer) =>
      log.answer(question, asked, taken ? withReply(answer, taken.reply) : answer)
    if (taken && !taken.afterAnswer) {
      onDelta(taken.reply)
      return keep({ text: '', sources: [], known: false })
    }
    if (deps.responder.kind === 'local') return keep(await fromKnowledge(question, request))
    return keep(await fromModel(question, request, async (broken) => void (await keep(broken))))
  }

  /** The answer as it is kept. */
  return function answerQuestion(question: Question): Promise<MessageDoc> {
    return turns.during(question, () => answer(question))
  }
}

export type AnswerQuestion = ReturnType<typeof createAnswerQuestion>

async function read(
  responder: Responder,
  request: ResponderRequest,
  onDelta: (piece: string) => void,
): Promise<AnswerDone> {
  for await (const event of responder.reply(request)) {
    if (event.type === 'done') return event
    onDelta(event.text)
  }
  throw new ModelError('bad-answer', 'The responder ended without an answer')
}

/** What the knowledge has to say to a wish, if anything, and then what is said about it. */
function withReply({ text, sources, known }: KeptAnswer, reply: string): KeptAnswer {
  return known ? { text: `${text}\n\n${reply}`, sources, known } : { text: reply, sources: [], known: true }
}

function toKept({ text, sources, known }: AnswerDone): KeptAnswer {
  return { text, sources, known }
}
