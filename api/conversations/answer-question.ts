import { formAmong } from '#mocks/contracts/conversations/form-values.ts'
import { answeringFlow } from '#mocks/contracts/flow/agent-flow.ts'
import { createTeam } from '../live/team.ts'
import { createHandOver, handoffChoiceOf } from '../requests/hand-over.ts'
import { createRequestService } from '../requests/request.service.ts'
import { createAnswerRequest } from './answer-request.ts'
import type { Bubble, MessageDoc } from './conversation.repository.ts'
import { type Asked, createConversationLog, type KeptAnswer } from './conversation-log.ts'
import { createConversationTurns } from './conversation-turns.ts'
import { createFlowAnswers } from './flow-answers.ts'
import { historyOf } from './message-words.ts'
import type { ModelCalls } from './model-calls.ts'
import { createOwnAnswers, type OwnAnswerDeps, readReply, toKept } from './own-answers.ts'
import { createPlatformResponder } from './platform-responder.ts'
import type { Question } from './question.ts'
import { createReadSentForm } from './sent-form.ts'
import { createSentOnce } from './sent-once.ts'

/**
 * Answers questions and keeps the conversation. Where the model fails before its first word, or was asked too often,
 * the knowledge answers alone; what it had begun to say stays, marked as incomplete. An agent with a flow is answered
 * by it.
 */
export function createAnswerQuestion(deps: OwnAnswerDeps, calls: ModelCalls) {
  const log = createConversationLog(deps)
  const turns = createConversationTurns(deps)
  const sentOnce = createSentOnce(deps)
  const { requestOf } = createAnswerRequest(deps)
  const platformResponder = createPlatformResponder(deps)
  const requests = createRequestService(deps)
  const team = createTeam(deps)
  const readSentForm = createReadSentForm(deps)
  const own = createOwnAnswers(deps, calls)
  const answerByFlow = createFlowAnswers(deps, own)
  const handOver = createHandOver(deps)

  /** The answer; the question itself where a person answers it. */
  async function answer(given: Question): Promise<MessageDoc> {
    let isHandedOver = false
    const onHandoff = async () => {
      isHandedOver ||= await team.canAnswer(given)
      return isHandedOver
    }
    const asked = await log.ask({ ...given, onHandoff })
    const question = inConversation({ ...given, onHandoff, asks: [] }, asked)
    if (asked.handledBy === 'member') {
      await team.remind(question)
      const left = await requests.takeLeft(toRequest(question), await team.isAwaited(question))
      if (left) await team.confirmLeft(question, left.instead)
      return asked.message
    }
    const said = await reply(question, asked, () => isHandedOver)
    if (isHandedOver) await team.wait(question, (await requests.toFillIn(toRequest(question)))[0] ?? null)
    return said ?? asked.message
  }

  /** What the agent says; null where nothing of it is kept. */
  async function reply(
    question: Question,
    asked: Asked,
    isHandedOver: () => boolean,
  ): Promise<MessageDoc | null> {
    const nodes = answeringFlow(question.agent)
    const kept =
      (await filledIn(question)) ??
      (await pressedForPerson(question, asked)) ??
      (nodes && (await answerByFlow(nodes, question, asked)))
    if (!kept) return answerFreely(question, asked)
    // A turn that only hands over says nothing.
    if (isHandedOver() && kept.text === '') return log.silent(question, asked, kept)
    return keep(question, asked, kept)
  }

  /** Keeps an answer; who waited for a person in vain is asked how they are reached, too. */
  async function keep(question: Question, asked: Asked, answer: KeptAnswer): Promise<MessageDoc | null> {
    const isAsked = asked.owedAs !== 'both' || (await requests.isAsking(toRequest(question)))
    const said = isAsked ? answer : withReply(answer, await handOver(question))
    return log.answer(question, asked, withAsks(said, question))
  }

  /** Gives the answer a conversation owes since it was handed back. No person is offered: they handed it back. */
  async function giveOwed(given: Question, isRepeat: boolean): Promise<void> {
    const asked = await log.owed(given, isRepeat)
    if (!asked) return
    const question = inConversation({ ...given, asks: [] }, asked)
    await turns.during(question, () =>
      asked.owedAs === 'reach' ? askForDetails(question, asked) : reply(question, asked, () => false),
    )
  }

  /** Says how they are reached to who cannot be given the answer they are owed. */
  async function giveUpOwed(question: Question): Promise<void> {
    const asked = await log.owed(question, true)
    if (!asked) return
    const asking = inConversation({ ...question, asks: [] }, asked)
    await turns.during(question, () => askForDetails(asking, asked))
  }

  async function askForDetails(question: Question, asked: Asked): Promise<MessageDoc | null> {
    const text = await handOver(question)
    return log.answer(question, asked, withAsks({ text, sources: [], known: true, aside: true }, question))
  }

  /** What is said to somebody who filled in what is asked at handoff; null for any other message. */
  async function filledIn(question: Question): Promise<KeptAnswer | null> {
    const text = await requests.takeFilledIn(toRequest(question))
    if (text === null) return null
    question.onDelta(text)
    return { text, sources: [], known: true, aside: true }
  }

  /** What is said to somebody who pressed the button for a person; null for any other message. */
  async function pressedForPerson(question: Question, { before }: Asked): Promise<KeptAnswer | null> {
    const choice = handoffChoiceOf(question.agent)
    if (choice === '' || question.text !== choice || before.length > 0) return null
    const text = await handOver(question)
    if (text) question.onDelta(text)
    return { text, sources: [], known: true, aside: true }
  }

  async function answerFreely(question: Question, asked: Asked): Promise<MessageDoc | null> {
    const request = await requestOf(question, historyOf(asked.before))
    const { agent, onDelta } = question
    if (agent.agentPlatform === 'vf') {
      // That platform's agent holds its own dialogue, a way to a person among it.
      const done = await readReply(platformResponder(question), request, onDelta)
      return keep(question, asked, toKept(done))
    }
    const taken = await requests.take({
      ...question,
      before: request.history.findLast(({ role }) => role === 'user')?.content ?? '',
      appointments: deps.responder.kind === 'local',
    })
    if (taken?.isHandedOver) return null
    /** What is not known is passed on where its visitor wrote beside it how they are reached. */
    async function passedOn(answer: KeptAnswer): Promise<KeptAnswer> {
      const reply = answer.known || answer.aside ? null : await requests.takeUnanswered(toRequest(question))
      return reply === null ? answer : { text: reply, sources: [], known: false, spent: answer.spent }
    }
    const keepWith = async (answer: KeptAnswer) =>
      keep(question, asked, taken ? withReply(answer, taken.reply) : await passedOn(answer))
    if (taken && !taken.afterAnswer) {
      onDelta(taken.reply)
      return keepWith({ text: '', sources: [], known: false, aside: true })
    }
    const fromKnowledge = () => own.fromKnowledge(question, request)
    if (deps.responder.kind === 'local') return keepWith(await fromKnowledge())
    return keepWith(
      await own.fromModel(question, request, {
        richAnswers: true,
        instead: fromKnowledge,
        // What is owed is given by whoever comes next.
        ...(!asked.owedAs && { onBrokenOff: async (broken) => void (await keepWith(broken)) }),
      }),
    )
  }

  /** The answer as it is kept; the question itself where a person answers it. One that comes again is kept once. */
  async function answerQuestion(given: Question): Promise<MessageDoc> {
    const question = await readSentForm(given)
    return turns.during(question, () => sentOnce(question, () => answer(question)))
  }

  return Object.assign(answerQuestion, { owed: giveOwed, giveUpOwed })
}

export type AnswerQuestion = ReturnType<typeof createAnswerQuestion>

/** What the knowledge has to say to a wish, if anything, and then what is said about it. */
function withReply({ aside, ...answer }: KeptAnswer, reply: string): KeptAnswer {
  const { text, known, bubbles, spent } = answer
  return known
    ? {
        ...answer,
        text: [text, reply].filter(Boolean).join('\n\n'),
        ...(bubbles && { bubbles: [...bubbles, { text: reply }] }),
      }
    : { text: reply, sources: [], known: true, ...(aside && { aside }), spent }
}

/** An answer with what its visitor is asked to fill in under it. */
function withAsks(answer: KeptAnswer, { asks = [] }: Question): KeptAnswer {
  const asking = asks.at(-1)
  const { text, bubbles = text ? [{ text }] : [] } = answer
  const hasForm = formAmong(bubbles.flatMap(({ parts = [] }: Bubble) => parts))
  if (!asking || hasForm) return answer
  return {
    ...answer,
    text: [text, asking.text].filter(Boolean).join('\n\n'),
    bubbles: [...bubbles, asking],
  }
}

/** A question with the conversation it stands in, where one is kept. */
function inConversation<Q extends Question>(question: Q, { series }: Asked): Q {
  const { agent, conversationId } = question
  return agent.recordChatHistory ? { ...question, kept: { _id: conversationId, series } } : question
}

/** A question as far as a request may come of it. */
function toRequest(question: Question) {
  return { ...question, before: '', appointments: false }
}
