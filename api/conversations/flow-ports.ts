import { keptOfCall, type ToolCall } from '#mocks/contracts/conversations/message.schema.ts'
import { toolsNotCalled } from '#mocks/contracts/conversations/tool-tests.ts'
import { flowCallsLimit } from '#mocks/contracts/flow/flow-limits.ts'
import type { FlowPorts } from '#mocks/contracts/flow/flow-ports.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { SaidTurn } from '../knowledge-index/search-query.ts'
import { createFlowTool } from '../library/functions/flow-tool.ts'
import type { ResponderRequest } from '../providers/responder/responder.ts'
import { dontKnow } from '../providers/responder/talk/replies.ts'
import { createRequestService } from '../requests/request.service.ts'
import { piecesOf } from '../shared/pieces-of.ts'
import { createAnswerRequest } from './answer-request.ts'
import { addedUse } from './answer-usage.ts'
import type { KeptAnswer } from './conversation-log.ts'
import type { OwnAnswerDeps, OwnAnswers } from './own-answers.ts'
import type { Question } from './question.ts'
import { recordedCall } from './recorded-tools.ts'

/** What is noted of a turn for the agent's workspace. */
export type FlowNotes = Pick<KeptAnswer, 'documents' | 'calls' | 'instead' | 'spent'>

const nothing: KeptAnswer = { text: '', sources: [], known: false }

/** What an agent's flow reaches the world by: its own knowledge, its model, its workspace's functions, its team. */
export function createFlowPorts(deps: OwnAnswerDeps, own: OwnAnswers) {
  const { requestOf } = createAnswerRequest(deps)
  const callTool = createFlowTool(deps)
  const requests = createRequestService(deps)
  const hasModel = deps.responder.kind !== 'local'

  /** @param notes receives what members are told */
  return function flowPorts(question: Question, history: SaidTurn[], notes: FlowNotes): FlowPorts {
    const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
    const message = { ...question, before, appointments: !hasModel }

    function note({ documents = [], calls, instead, spent }: KeptAnswer): void {
      const told = notes.documents ?? []
      const more = documents.filter(({ documentId }) => told.every((one) => one.documentId !== documentId))
      if (more.length > 0) notes.documents = [...told, ...more]
      if (calls) notes.calls = [...(notes.calls ?? []), ...calls].slice(0, flowCallsLimit)
      if (instead) notes.instead = instead
      notes.spent = addedUse(notes.spent, spent)
    }

    /** What came, or what stands for it where the turn's time is over: an end in time is no failure of the server. */
    async function inTime(answer: Promise<KeptAnswer>, late: KeptAnswer): Promise<KeptAnswer> {
      try {
        return await answer
      } catch (error) {
        if (!question.signal.aborted) throw error
        return late
      }
    }

    /** What the knowledge says in place of what broke off. */
    async function whole(asked: Question, request: ResponderRequest): Promise<KeptAnswer> {
      const silent = { ...asked, onDelta: () => {} }
      return { ...(await own.fromKnowledge(silent, request)), incomplete: false }
    }

    /** What the agent says to a question when no flow is there. */
    async function answerTo(text: string, onDelta: (piece: string) => void): Promise<KeptAnswer> {
      const asked = { ...question, text, onDelta }
      const taken = text === question.text ? await requests.take(message) : null
      if (taken && !taken.afterAnswer) {
        onDelta(taken.reply)
        return { text: taken.reply, sources: [], known: true }
      }
      const request = await requestOf(asked, history)
      const fromKnowledge = () => own.fromKnowledge(asked, request)
      const written = hasModel
        ? await own.fromModel(asked, request, { instead: fromKnowledge })
        : await fromKnowledge()
      // Half an answer cannot be asked for again where the flow goes on.
      const found = written.incomplete ? { ...written, ...(await whole(asked, request)) } : written
      if (!taken) return found
      return { ...found, text: found.known ? `${found.text}\n\n${taken.reply}` : taken.reply, known: true }
    }

    return {
      knowledge: (text) =>
        piecesOf(async (onPiece) => {
          const found = await inTime(answerTo(text, onPiece), {
            ...nothing,
            text: dontKnowWords(question),
          })
          note(found)
          return found
        }),

      ai: (instruction, given) =>
        piecesOf(async (onPiece) => {
          const failed = { ok: false as const, words: dontKnowWords(question) }
          if (!hasModel) return failed
          const asked = { ...question, onDelta: onPiece }
          const request = await requestOf(asked, history)
          const systemPrompt = [request.agent.systemPrompt, instruction].filter(Boolean).join('\n\n')
          // Visitors' words have no rank of instructions, whatever stands in them.
          const values = Object.keys(given).length > 0 ? given : undefined
          const told = { ...request, values, agent: { ...request.agent, systemPrompt } }
          const written = await inTime(own.fromModel(asked, told, { instead: async () => nothing }), nothing)
          note(written)
          return written.text === '' || written.incomplete ? failed : { ok: true, text: written.text }
        }),

      async tool(toolId, values) {
        if ((notes.calls?.length ?? 0) >= flowCallsLimit) return { ok: false }
        if (question.callsTools === false) {
          notes.calls = [...(notes.calls ?? []), notCalled(values)]
          return { ok: false }
        }
        question.onLookingUp?.()
        const { region, agent, signal } = question
        const { outcome, call } = await recordedCall(values, () =>
          callTool({ region, agent, toolId, values, signal }),
        )
        notes.calls = [...(notes.calls ?? []), call]
        return outcome
      },

      handoff: (handoff) => requests.handOver(message, handoff),
    }
  }
}

/** What an agent says by itself that knows no answer. */
function dontKnowWords({ agent }: Question): string {
  const language = spokenLanguage(agent.lang) ?? 'en'
  return dontKnow({ language, contacts: {}, topics: [] })
}

/** A call that is not made, as members read it. */
function notCalled(values: object): ToolCall {
  return {
    name: '',
    arguments: JSON.stringify(values).slice(0, keptOfCall),
    result: JSON.stringify({ error: toolsNotCalled }),
    failed: true,
    milliseconds: 0,
  }
}
