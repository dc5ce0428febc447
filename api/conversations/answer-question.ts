import type { ToolCall } from '#mocks/contracts/conversations/message.schema.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Deps } from '../deps.ts'
import { createFunctionTools } from '../library/functions/function-tools.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { AnswerDone, Responder, ResponderRequest } from '../providers/responder/responder.ts'
import { talkWords } from '../providers/responder/talk/talk-words.ts'
import { createRequestService } from '../requests/request.service.ts'
import { createAnswerRequest } from './answer-request.ts'
import type { MessageDoc } from './conversation.repository.ts'
import { createConversationLog, type KeptAnswer } from './conversation-log.ts'
import { createConversationTokens } from './conversation-tokens.ts'
import { createConversationTurns } from './conversation-turns.ts'
import type { ModelCalls } from './model-calls.ts'
import { createModelTroubles } from './model-troubles.ts'
import { createPlatformResponder } from './platform-responder.ts'
import type { Question } from './question.ts'
import { recorded } from './recorded-tools.ts'

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
  const { requestOf, withMeaning } = createAnswerRequest(deps)
  const tokens = createConversationTokens(deps)
  const platformResponder = createPlatformResponder(deps)
  const functionTools = createFunctionTools(deps)
  const requests = createRequestService(deps)

  async function fromKnowledge(question: Question, request: ResponderRequest): Promise<KeptAnswer> {
    return toKept(await read(deps.localResponder, request, question.onDelta))
  }

  async function fromModel(
    question: Question,
    request: ResponderRequest,
    onBrokenOff: (answer: KeptAnswer) => Promise<void>,
  ): Promise<KeptAnswer> {
    const { region, agent, conversationId, address, signal } = question
    if (await tokens.areUsedUp(question)) {
      const text = usedUpWords(agent.lang)
      question.onDelta(text)
      return { text, sources: [], known: true }
    }
    const caller = { conversationId, address, agentId: agent.ID, workspaceId: agent.ownerID }
    const reached = await calls.take(caller)
    if (reached) {
      await troubles.noteCap(region, agent, reached)
      return { ...(await fromKnowledge(question, request)), instead: 'too-many' }
    }
    let shown = ''
    const made: ToolCall[] = []
    const callsMade = () => (made.length > 0 ? { calls: made } : {})
    try {
      const tools = recorded(await functionTools({ region, agent }), made, question.onLookingUp)
      const asked = { ...(await withMeaning(question, request)), tools }
      const done = await read(deps.responder, asked, (piece) => {
        shown += piece
        question.onDelta(piece)
      })
      await tokens.use(question, asked, done)
      await troubles.clear(region, agent.ID)
      return { ...toKept(done), ...callsMade() }
    } catch (error) {
      const broken = { text: shown.trim(), sources: [], known: true, incomplete: true, ...callsMade() }
      if (broken.text) await tokens.use(question, request, broken)
      if (signal.aborted && broken.text) await onBrokenOff(broken)
      if (!(error instanceof ModelError)) throw error
      await troubles.note(region, agent.ID, error)
      const instead = error.code
      if (broken.text) return { ...broken, instead }
      return { ...(await fromKnowledge(question, request)), instead, ...callsMade() }
    }
  }

  async function answer(question: Question): Promise<MessageDoc> {
    const asked = await log.ask(question)
    const history = asked.before.map(({ role, text: content }) => ({ role, content }))
    const request = await requestOf(question, history)
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

function usedUpWords(lang: string): string {
  return talkWords[spokenLanguage(lang) ?? 'en'].says.usedUp
}

/** What the knowledge has to say to a wish, if anything, and then what is said about it. */
function withReply({ text, sources, known }: KeptAnswer, reply: string): KeptAnswer {
  return known ? { text: `${text}\n\n${reply}`, sources, known } : { text: reply, sources: [], known: true }
}

function toKept({ text, sources, known }: AnswerDone): KeptAnswer {
  return { text, sources, known }
}
