import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { milliCreditsOf } from '#mocks/contracts/billing/prices.ts'
import { modelFailureText } from '#mocks/contracts/conversations/model-failure.ts'
import { agentOpening, answeringFlow } from '#mocks/contracts/flow/agent-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import type { FlowPorts } from '#mocks/contracts/flow/flow-ports.ts'
import type { FlowEvent } from '#mocks/contracts/flow/flow-turn.ts'
import { walkFlow } from '#mocks/contracts/flow/walk-flow.ts'
import type { CheckAnswer } from '#mocks/contracts/publishing/check.schema.ts'
import { answerSeconds } from '#mocks/contracts/publishing/check-limits.ts'
import { answerProblems, handedOverWords, toolHeldBack } from '#mocks/contracts/publishing/check-words.ts'
import { shownWords } from '#mocks/contracts/publishing/shown-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAnswerRequest } from '../conversations/answer-request.ts'
import { addedUse } from '../conversations/answer-usage.ts'
import type { KeptAnswer } from '../conversations/conversation-log.ts'
import { createFlowPorts, type FlowNotes } from '../conversations/flow-ports.ts'
import type { ModelCalls } from '../conversations/model-calls.ts'
import { createOwnAnswers, type ModelMiss, type OwnAnswerDeps } from '../conversations/own-answers.ts'
import type { Question } from '../conversations/question.ts'
import { HttpError } from '../http/http-error.ts'
import { createFunctionRepository } from '../library/functions/function.repository.ts'
import { piecesOf } from '../shared/pieces-of.ts'
import { newId } from '../shared/secrets.ts'

/** One question of a check. */
export interface CheckQuestion {
  region: Region
  /** The draft, or what visitors have. */
  agent: Agent
  knowledgeRev: number
  text: string
  /** Whether functions are really called. */
  callsTools: boolean
  signal: AbortSignal
  /** Told what was used for it, once, also where it came to no end. */
  onUsed(used: CheckAnswer): Promise<void>
}

/**
 * Answers as visitors are answered, by the same functions, and leaves nothing behind: no conversation, no request to
 * the team, no lead. A function is called only where somebody said so; else the call is noted and a placeholder
 * answers.
 */
export function createCheckAnswers(deps: OwnAnswerDeps, calls: ModelCalls) {
  const own = createOwnAnswers(deps, calls)
  const { requestOf, factsOf } = createAnswerRequest(deps)
  const flowPorts = createFlowPorts(deps, own)
  const functions = createFunctionRepository(deps)

  async function answerFreely(
    question: Question,
    { richAnswers, onBrokenOff }: Pick<ModelMiss, 'richAnswers' | 'onBrokenOff'> = {},
  ): Promise<KeptAnswer> {
    const request = await requestOf(question, [])
    const fromKnowledge = () => own.fromKnowledge(question, request)
    if (deps.responder.kind === 'local') return fromKnowledge()
    return own.fromModel(question, request, {
      instead: fromKnowledge,
      ...(richAnswers && { richAnswers }),
      ...(onBrokenOff && { onBrokenOff }),
    })
  }

  /** What a flow reaches in a check: what it knows and its model, and nobody outside. */
  function portsOf(question: Question, callsTools: boolean, notes: FlowNotes): FlowPorts {
    const onBrokenOff = async ({ spent }: KeptAnswer) => {
      notes.spent = addedUse(notes.spent, spent)
    }
    const real = flowPorts(question, [], notes)
    const note = (call: string) => {
      const told = { name: call, arguments: '', result: '', failed: false, milliseconds: 0 }
      notes.calls = [...(notes.calls ?? []), told]
    }
    return {
      ...real,
      knowledge: (text) =>
        piecesOf(async (onDelta) => {
          const found = await answerFreely({ ...question, text, onDelta }, { onBrokenOff })
          notes.calls = [...(notes.calls ?? []), ...(found.calls ?? [])]
          if (found.instead) notes.instead = found.instead
          notes.spent = addedUse(notes.spent, found.spent)
          return found
        }),
      async tool(toolId, values) {
        if (callsTools) return real.tool(toolId, values)
        const workspaceId = question.agent.ownerID
        const found = await functions.collection.find({
          region: question.region,
          workspaceId,
          itemId: toolId,
        })
        note(found?.name ?? '')
        return { ok: true, text: JSON.stringify({ placeholder: toolHeldBack }) }
      },
      handoff: async () => handedOverWords,
    }
  }

  async function answerByFlow(
    nodes: readonly FlowNode[],
    question: Question,
    callsTools: boolean,
    notes: FlowNotes,
  ): Promise<KeptAnswer & { stopped: boolean }> {
    const { agent, text, signal } = question
    const said: KeptAnswer = { text: '', sources: [], known: true }
    const steps = walkFlow({
      nodes,
      state: agentOpening(agent)?.state ?? null,
      text,
      facts: await factsOf(question),
      lang: agent.lang,
      ports: portsOf(question, callsTools, notes),
      signal,
    })
    for (;;) {
      const { done, value } = await steps.next()
      if (done) return { ...said, ...notes, stopped: value.stopped }
      const shown = shownBy(value)
      if (shown) said.text = under(said.text, shown)
      if (value.type !== 'said') continue
      said.sources = [...said.sources, ...value.sources]
      if (!value.known) said.known = false
    }
  }

  return async function checkAnswer(given: CheckQuestion): Promise<CheckAnswer> {
    const { callsTools, signal, onUsed, ...asked } = given
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(answerSeconds * 1000)])
    const id = newId()
    const question: Question = {
      ...asked,
      agent: { ...given.agent, recordChatHistory: false, maxTokensUsage: 0 },
      conversationId: id,
      channel: 'test',
      // No visitor's: each question is an address of its own, so that none waits for another's.
      address: `check ${id}`,
      onDelta: () => {},
      once: true,
      holdsTools: !callsTools,
      signal: inTime,
    }
    const startedAt = performance.now()
    const nodes = answeringFlow(question.agent)
    const notes: FlowNotes = {}
    const onBrokenOff = async ({ spent }: KeptAnswer) => {
      notes.spent = spent
    }
    /** A flow ends in words of its own where it is stopped, and where its time is over: those are no answer. */
    async function answered(): Promise<CheckAnswer> {
      const { stopped, ...kept } = nodes
        ? await answerByFlow(nodes, question, callsTools, notes)
        : { ...(await answerFreely(question, { richAnswers: true, onBrokenOff })), stopped: false }
      const said = presented(kept, startedAt)
      if (inTime.aborted) return { ...said, problem: answerProblems.late }
      return stopped ? { ...said, problem: answerProblems.endless } : said
    }

    let said: CheckAnswer
    try {
      said = await answered()
    } catch (error) {
      const broken = presented({ text: '', sources: [], known: false, ...notes }, startedAt)
      await onUsed(broken)
      if (signal.aborted) throw error
      if (!inTime.aborted && !(error instanceof HttpError)) throw error
      return { ...broken, problem: inTime.aborted ? answerProblems.late : answerProblems.failed }
    }
    await onUsed(said)
    signal.throwIfAborted()
    return said
  }
}

/** What a visitor reads of an event of a flow. */
function shownBy(event: FlowEvent): string {
  if (event.type === 'said') return event.text
  if (event.type === 'choices') return event.labels.join('\n')
  return event.type === 'parts' ? shownWords(event.parts) : ''
}

/** What is said with what stands under it. */
function under(text: string, shown: string): string {
  return [text, shown].filter(Boolean).join('\n\n')
}

function presented(kept: KeptAnswer, startedAt: number): CheckAnswer {
  const { text, sources, known, calls = [], instead, incomplete, spent, bubbles = [], choices = [] } = kept
  const shown = [...bubbles.map(({ parts = [] }) => shownWords(parts)), choices.join('\n')]
  const used = spent ?? { modelId: '', promptTokens: 0, completionTokens: 0 }
  const problem = instead ? `${modelFailureText(instead)}.` : incomplete ? answerProblems.broken : ''
  return {
    text: shown.reduce(under, text),
    sources,
    known,
    calls: calls.map(({ name }) => name),
    problem,
    milliseconds: Math.round(performance.now() - startedAt),
    modelId: used.modelId,
    promptTokens: used.promptTokens,
    completionTokens: used.completionTokens,
    credits: (milliCreditsOf(used.modelId, used) ?? 0) / 1000,
  }
}
