import type { ToolCall } from '#mocks/contracts/conversations/message.schema.ts'
import { toolsNotCalled } from '#mocks/contracts/conversations/tool-tests.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Deps } from '../deps.ts'
import { createFunctionTools } from '../library/functions/function-tools.ts'
import type { TokenUsage } from '../providers/openai/completion-chunk.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { Tools } from '../providers/openai/tools.ts'
import type { AnswerDone, Responder, ResponderRequest } from '../providers/responder/responder.ts'
import { talkWords } from '../providers/responder/talk/talk-words.ts'
import { createAgentBudgets } from './agent-budgets.ts'
import { createAnswerRequest } from './answer-request.ts'
import type { KeptAnswer } from './conversation-log.ts'
import { createConversationTokens, tokensOf } from './conversation-tokens.ts'
import type { ModelCalls } from './model-calls.ts'
import { createModelTroubles } from './model-troubles.ts'
import type { Question } from './question.ts'
import { recorded } from './recorded-tools.ts'

export type OwnAnswerDeps = Pick<
  Deps,
  'stores' | 'now' | 'log' | 'config' | 'responder' | 'localResponder' | 'knowledge' | 'vectors'
>

/** Where no function may be called. */
const noTools: Tools = {
  offered: [],
  reads: () => false,
  call: async () => JSON.stringify({ error: toolsNotCalled }),
}

/** What happens where the model gives no answer. */
export interface ModelMiss {
  /** Answers instead, where nothing was said yet. */
  instead(): Promise<KeptAnswer>
  /** Keeps what had been said when whoever asked left. @default nothing is kept */
  onBrokenOff?(answer: KeptAnswer): Promise<void>
}

/** What an agent answers by itself: from its knowledge, or by its model. */
export function createOwnAnswers(deps: OwnAnswerDeps, calls: ModelCalls) {
  const troubles = createModelTroubles(deps)
  const { withMeaning, withWrittenSearch } = createAnswerRequest(deps)
  const tokens = createConversationTokens(deps)
  const budgets = createAgentBudgets(deps)
  const functionTools = createFunctionTools(deps)

  return {
    /** What the knowledge alone says. */
    async fromKnowledge(question: Question, request: ResponderRequest): Promise<KeptAnswer> {
      return toKept(await readReply(deps.localResponder, request, question.onDelta))
    },

    /** What the model says, as often and as much as it may be asked. */
    async fromModel(
      question: Question,
      request: ResponderRequest,
      { instead, onBrokenOff }: ModelMiss,
    ): Promise<KeptAnswer> {
      const { region, agent, conversationId, address, signal } = question
      if (await tokens.areUsedUp(question)) {
        const text = usedUpWords(agent.lang)
        question.onDelta(text)
        return { text, sources: [], known: true }
      }
      const caller = { conversationId, address, agentId: agent.ID, workspaceId: agent.ownerID }
      const atLeast = tokensOf(request, { text: '' })
      let searchTokens = 0
      const use = async (asked: ResponderRequest, answer: Pick<AnswerDone, 'text' | 'usage'>) => {
        const used = tokensOf(asked, answer) + searchTokens
        await tokens.use(question, used)
        await budgets.settleTokens(question, used - atLeast)
      }
      const reached = (await calls.take(caller)) ?? (await budgets.takeTokens(question, atLeast))
      if (reached) {
        await troubles.noteCap(region, agent, reached)
        return { ...(await instead()), instead: 'too-many' }
      }
      let shown = ''
      const made: ToolCall[] = []
      const callsMade = () => (made.length > 0 ? { calls: made } : {})
      try {
        const offered = question.callsTools === false ? noTools : await functionTools({ region, agent })
        const tools = recorded(offered, made, question.onLookingUp)
        const searched = await withWrittenSearch(question, request)
        searchTokens = usedBy(searched.written?.usage)
        const found = await withMeaning(question, searched.request, searched.written?.query)
        const asked = { ...found, tools }
        const done = await readReply(deps.responder, asked, (piece) => {
          shown += piece
          question.onDelta(piece)
        })
        await use(asked, done)
        await troubles.clear(region, agent.ID)
        return { ...toKept(done), ...callsMade() }
      } catch (error) {
        const broken = { text: shown.trim(), sources: [], known: true, incomplete: true, ...callsMade() }
        // What gave nothing used nothing.
        await (broken.text ? use(request, broken) : budgets.settleTokens(question, -atLeast))
        if (signal.aborted && broken.text) await onBrokenOff?.(broken)
        if (!(error instanceof ModelError)) throw error
        await troubles.note(region, agent.ID, error)
        const code = error.code
        if (broken.text) return { ...broken, instead: code }
        return { ...(await instead()), instead: code, ...callsMade() }
      }
    },
  }
}

export type OwnAnswers = ReturnType<typeof createOwnAnswers>

/** The whole answer of a responder; its pieces are told on the way. */
export async function readReply(
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

/** An answer as it is kept. */
export function toKept({ text, sources, known }: AnswerDone): KeptAnswer {
  return { text, sources, known }
}

function usedBy(usage: TokenUsage | undefined): number {
  return usage ? usage.promptTokens + usage.completionTokens : 0
}

function usedUpWords(lang: string): string {
  return talkWords[spokenLanguage(lang) ?? 'en'].says.usedUp
}
