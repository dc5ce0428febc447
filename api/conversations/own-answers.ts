import type { ToolCall } from '#mocks/contracts/conversations/message.schema.ts'
import type { Part } from '#mocks/contracts/conversations/parts.ts'
import { toolsNotCalled } from '#mocks/contracts/conversations/tool-tests.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Deps } from '../deps.ts'
import { createKnowledgeRepository, type KnowledgeDoc } from '../knowledge/knowledge.repository.ts'
import { createFunctionTools } from '../library/functions/function-tools.ts'
import type { TokenUsage } from '../providers/openai/completion-chunk.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { Tools } from '../providers/openai/tools.ts'
import type { AnswerDone, Responder, ResponderRequest } from '../providers/responder/responder.ts'
import { withoutReach } from '../providers/responder/talk/only-details.ts'
import { talkWords } from '../providers/responder/talk/talk-words.ts'
import { heldBack } from '../publishing/held-back.ts'
import { createAgentBudgets } from './agent-budgets.ts'
import { createAnswerRequest } from './answer-request.ts'
import { type ModelUse, tokensOf, type UsedFor } from './answer-usage.ts'
import type { KeptAnswer } from './conversation-log.ts'
import { createConversationTokens } from './conversation-tokens.ts'
import type { ModelCalls } from './model-calls.ts'
import { createModelTroubles } from './model-troubles.ts'
import { partToolName, withPartTool } from './part-tool.ts'
import type { Question } from './question.ts'
import { recorded } from './recorded-tools.ts'
import { createTeamTools } from './team-tools.ts'

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
  /** It may show cards, buttons and forms, too, and reach the team, where the agent allows it. @default words alone */
  richAnswers?: boolean
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
  const { documents: knowledge } = createKnowledgeRepository(deps.stores)
  const functionTools = createFunctionTools(deps)
  const withTeamTools = createTeamTools(deps)

  /** An answer as it is kept, with what kinds of documents it is from. */
  async function keptOf({ region, agent }: Question, done: AnswerDone): Promise<KeptAnswer> {
    if (!done.documents) return toKept(done)
    const ids = done.documents.map(({ documentId }) => documentId)
    const found = await knowledge(region)
      .find<Pick<KnowledgeDoc, '_id' | 'kind'>>({ _id: { $in: ids } }, { projection: { kind: 1 } })
      .toArray()
    const kinds = new Map(found.map(({ _id, kind }) => [_id, kind]))
    const documents = done.documents.flatMap(({ documentId: key, title }) => {
      const kind = kinds.get(key)
      return kind ? [{ documentId: key.slice(agent.ID.length + 1), title, kind }] : []
    })
    return { ...toKept(done), ...(documents.length > 0 && { documents }) }
  }

  return {
    /** What the knowledge alone says. */
    async fromKnowledge(question: Question, request: ResponderRequest): Promise<KeptAnswer> {
      return keptOf(
        question,
        await readReply(
          deps.localResponder,
          { ...request, text: withoutReach(request.text) },
          question.onDelta,
        ),
      )
    },

    /** What the model says, as often and as much as it may be asked. */
    async fromModel(
      question: Question,
      request: ResponderRequest,
      { richAnswers = false, instead, onBrokenOff }: ModelMiss,
    ): Promise<KeptAnswer> {
      const { region, agent, conversationId, address, signal } = question
      if (await tokens.areUsedUp(question)) {
        const text = usedUpWords(agent.lang)
        question.onDelta(text)
        return { text, sources: [], known: true }
      }
      const caller = { conversationId, address, agentId: agent.ID, workspaceId: agent.ownerID }
      const modelId = deps.config.openai?.model ?? request.agent.model
      const atLeast = totalOf(tokensOf(request, { text: '' }))
      let searchUse: TokenUsage | undefined
      /** What the model used, counted against what the conversation and the agent may use. */
      async function spend(asked: ResponderRequest, answer: UsedFor): Promise<{ spent: ModelUse }> {
        const own = tokensOf(asked, answer)
        const used = {
          promptTokens: own.promptTokens + (searchUse?.promptTokens ?? 0),
          completionTokens: own.completionTokens + (searchUse?.completionTokens ?? 0),
        }
        await tokens.use(question, used)
        await budgets.settleTokens(question, totalOf(used) - atLeast)
        return { spent: { modelId, ...used } }
      }
      /** What gave nothing used nothing. */
      async function spendNothing(): Promise<{ spent: ModelUse }> {
        await budgets.settleTokens(question, -atLeast)
        return { spent: { modelId, promptTokens: 0, completionTokens: 0 } }
      }
      const reached = (await calls.take(caller)) ?? (await budgets.takeTokens(question, atLeast))
      if (reached) {
        await troubles.noteCap(region, agent, reached)
        return { ...(await instead()), instead: 'too-many' }
      }
      let shown = ''
      let parts: Part[] = []
      const made: ToolCall[] = []
      const callsMade = () => (made.length > 0 ? { calls: made } : {})
      try {
        const assigned = question.callsTools === false ? noTools : await functionTools({ region, agent })
        const functions = question.holdsTools ? heldBack(assigned) : assigned
        const offered = richAnswers
          ? withPartTool(await withTeamTools(functions, question, request.history), agent, (shownParts) => {
              parts = shownParts
            })
          : functions
        const tools = recorded(offered, made, (name) => name !== partToolName && question.onLookingUp?.())
        const searched = await withWrittenSearch(question, request)
        searchUse = searched.written?.usage
        const found = await withMeaning(question, searched.request, searched.written?.query)
        const asked = { ...found, tools }
        const done = await readReply(deps.responder, asked, (piece) => {
          shown += piece
          question.onDelta(piece)
        })
        const spent = await spend(asked, done)
        await troubles.clear(region, agent.ID)
        return { ...(await keptOf(question, done)), ...under(done.text, parts), ...callsMade(), ...spent }
      } catch (error) {
        const said = { text: shown.trim(), sources: [], known: true, incomplete: true, ...callsMade() }
        const spent = said.text ? await spend(request, said) : await spendNothing()
        const broken = { ...said, ...spent }
        if (signal.aborted && broken.text) await onBrokenOff?.(broken)
        if (!(error instanceof ModelError)) throw error
        // What it shows may say it all.
        if (error.code === 'bad-answer' && parts.length > 0 && broken.text === '') {
          return { text: '', sources: [], known: true, ...under('', parts), ...callsMade(), ...spent }
        }
        await troubles.note(region, agent.ID, error)
        const code = error.code
        if (broken.text) return { ...broken, instead: code }
        return { ...(await instead()), instead: code, ...callsMade(), ...spent }
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

function under(text: string, parts: Part[]): Pick<KeptAnswer, 'bubbles'> {
  return parts.length > 0 ? { bubbles: [{ text, parts }] } : {}
}

/** An answer as it is kept. */
export function toKept({ text, sources, known }: AnswerDone): KeptAnswer {
  return { text, sources, known }
}

function totalOf({ promptTokens, completionTokens }: TokenUsage): number {
  return promptTokens + completionTokens
}

function usedUpWords(lang: string): string {
  return talkWords[spokenLanguage(lang) ?? 'en'].says.usedUp
}
