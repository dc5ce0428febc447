import { agentOpening } from '#mocks/contracts/flow/agent-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import type { FlowContact } from '#mocks/contracts/flow/flow-ports.ts'
import type { FlowEnd, FlowEvent, FlowState } from '#mocks/contracts/flow/flow-turn.ts'
import { walkFlow } from '#mocks/contracts/flow/walk-flow.ts'
import { createLeadCapture } from '../leads/capture-lead.ts'
import { answerLimit } from '../providers/responder/answer-blocks.ts'
import { createRequestService } from '../requests/request.service.ts'
import { createAnswerRequest } from './answer-request.ts'
import type { Bubble } from './conversation.repository.ts'
import type { Asked, KeptAnswer } from './conversation-log.ts'
import { createFlowPorts, type FlowNotes } from './flow-ports.ts'
import { createFlowStates, flowTurnMs, type HeldTurn } from './flow-states.ts'
import { historyOf } from './message-words.ts'
import type { OwnAnswerDeps, OwnAnswers } from './own-answers.ts'
import type { Question } from './question.ts'

/** A turn nothing comes before and nothing after. */
const onlyTurn: HeldTurn = { state: null, answered: null, end: async () => {}, giveBack: async () => {} }

/**
 * Answers by an agent's flow, from where its conversation is. Messages of one conversation are answered one after the
 * other, and a question that is asked again because its answer was lost is answered as it was, without going further.
 */
export function createFlowAnswers(deps: OwnAnswerDeps, own: OwnAnswers) {
  const takeTurn = createFlowStates(deps)
  const flowPorts = createFlowPorts(deps, own)
  const { factsOf } = createAnswerRequest(deps)
  const requests = createRequestService(deps)
  const captureLead = createLeadCapture(deps)

  /** The answer to what an earlier handoff asked; null where it is none. */
  async function toTeam(question: Question, state: FlowState | null): Promise<KeptAnswer | null> {
    // Before the flow's first turn a button may have asked for a person.
    if (state && state.nodeId !== null) return null
    const message = { ...question, before: '', appointments: false }
    const taken = (await requests.isAsking(message)) ? await requests.take(message) : null
    return taken && { text: taken.reply, sources: [], known: true, aside: true }
  }

  async function walk(
    nodes: readonly FlowNode[],
    given: Question,
    { before }: Asked,
    state: FlowState | null,
  ): Promise<{ kept: KeptAnswer; state: FlowState; contact?: FlowContact }> {
    // A turn that has begun comes to its end, whether its visitor stays or leaves: what it calls is called once.
    const question = { ...given, signal: AbortSignal.timeout(flowTurnMs) }
    const history = historyOf(before)
    const notes: FlowNotes = {}
    const { agent, text, values, signal } = question
    const told = new AnswerSoFar(question)
    const steps = walkFlow({
      nodes,
      // What the widget showed before the first message was the flow's own opening.
      state: state ?? agentOpening(agent)?.state ?? null,
      text,
      values,
      facts: await factsOf(question),
      lang: agent.lang,
      ports: flowPorts(question, history, notes),
      signal,
    })
    for (;;) {
      const { done, value } = await steps.next()
      if (!done) told.hear(value)
      else return { kept: { ...told.kept(value), ...notes }, state: value.state, contact: value.contact }
    }
  }

  return async function answerByFlow(
    nodes: readonly FlowNode[],
    question: Question,
    asked: Asked,
  ): Promise<KeptAnswer> {
    const turn = question.once ? onlyTurn : await takeTurn(question)
    try {
      if (asked.isRepeat && turn.answered?.text === question.text) {
        await turn.giveBack()
        return turn.answered.kept
      }
      const said = await toTeam(question, turn.state)
      const stays = turn.state ?? agentOpening(question.agent)?.state
      const { kept, state, contact } =
        said && stays
          ? { kept: said, state: stays, contact: undefined }
          : await walk(nodes, question, asked, turn.state)
      if (contact && !question.once) await captureLead({ ...question, source: 'flow', details: contact })
      // Where no history is kept, nothing that was said is.
      await turn.end(state, question.agent.recordChatHistory ? { text: question.text, kept } : null)
      return kept
    } catch (error) {
      await turn.giveBack().catch(() => {})
      throw error
    }
  }
}

/** What a turn has said, piece by piece, as one answer. */
class AnswerSoFar {
  readonly #question: Question
  readonly #bubbles: Bubble[] = []
  readonly #sources: KeptAnswer['sources'] = []
  readonly #nodes: string[] = []
  #choices: string[] = []
  #known = true
  /** A text has begun whose pieces are coming. */
  #isWriting = false

  constructor(question: Question) {
    this.#question = question
  }

  hear(event: FlowEvent): void {
    switch (event.type) {
      case 'entered':
        this.#nodes.push(event.nodeId)
        this.#question.onNode?.(event.nodeId)
        return
      case 'piece':
        this.#write(event.text)
        return
      case 'said':
        if (!event.inPieces) this.#write(event.text)
        this.#isWriting = false
        this.#bubbles.push({ text: event.text })
        this.#sources.push(
          ...event.sources.filter(({ url }) => !this.#sources.some((one) => one.url === url)),
        )
        if (!event.known) this.#known = false
        return
      case 'choices':
        this.#choices = event.labels
        return
      case 'parts': {
        const last = this.#bubbles.at(-1)
        if (last && !last.parts) last.parts = event.parts
        else this.#bubbles.push({ text: '', parts: event.parts })
      }
    }
  }

  /** The whole answer; choices of a turn that ended elsewhere offer nothing. */
  kept({ state }: FlowEnd): KeptAnswer {
    const offers = state.nodeId !== null && this.#choices.length > 0
    const texts = this.#bubbles.map(({ text }) => text).filter(Boolean)
    const isPlain = this.#bubbles.length < 2 && !this.#bubbles[0]?.parts
    return {
      text: texts.join('\n\n').slice(0, answerLimit),
      sources: this.#sources,
      known: this.#known,
      ...(!isPlain && { bubbles: this.#bubbles }),
      ...(offers && { choices: this.#choices }),
      nodes: this.#nodes,
    }
  }

  #write(piece: string): void {
    const isNext = !this.#isWriting && this.#bubbles.some(({ text }) => text !== '')
    this.#isWriting = true
    this.#question.onDelta(isNext ? `\n\n${piece}` : piece)
  }
}
