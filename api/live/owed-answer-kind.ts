import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createAnswerQuestion } from '../conversations/answer-question.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createModelCalls } from '../conversations/model-calls.ts'
import type { Question } from '../conversations/question.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { JobDeps } from '../shared/area.ts'
import { createAnnounce } from './announce.ts'
import { owedAnswerJob } from './owed-answers.ts'

/** The visitor is told so often that they are being answered, in milliseconds; more often than that is shown for. */
const typingSaidMs = 4000

/** Answers visitors who were handed back to the agent, as it answers them otherwise, from what was published. */
export function owedAnswerKind(deps: JobDeps): JobKind {
  const modelCalls = createModelCalls(deps.counters, deps.config.modelCallsADay)
  const answerQuestion = createAnswerQuestion(deps, modelCalls)
  const { conversations, messages } = createConversationRepository(deps.stores)
  const { agents, versionOf } = createAgentRepository(deps.stores)
  const announce = createAnnounce(deps)

  /** Tells visitor and members that the agent writes, until the answer is called. */
  function sayTyping(region: Region, held: ConversationDoc, name: string): () => void {
    const say = () => void announce.typing(region, held, { name, email: '' })
    say()
    const timer = setInterval(say, typingSaidMs).unref()
    return () => clearInterval(timer)
  }

  /** What a conversation owes an answer to, and whether its agent can give it; null where it owes none. */
  async function owedBy(region: Region, key: string, signal: AbortSignal) {
    const held = await conversations(region).findOne({ _id: key })
    if (!held?.owedTo || held.state !== 'open' || held.handledBy !== 'agent') return null
    const [asked, draft] = await Promise.all([
      messages(region).findOne({ _id: held.owedTo }),
      agents(region).findOne({ _id: held.agentId }),
    ])
    if (!asked || !draft) return null
    const agent = (await versionOf(region, draft))?.agent
    const { text, values, page } = asked
    const question: Question = {
      region,
      // It stands in what was kept: what is said of it is kept there, too.
      agent: { ...(agent ?? presentAgent(draft)), recordChatHistory: true },
      knowledgeRev: draft.knowledgeRev,
      conversationId: key,
      channel: held.channel,
      ...{ text, values, page },
      // Where it was asked from is not kept: what its visitor may use is counted by the conversation.
      address: key,
      sender: held.owedSender ?? '',
      ...(held.country !== undefined && { country: held.country }),
      onDelta: () => {},
      signal,
    }
    return { held, question, canAnswer: agent?.recordChatHistory === true }
  }

  return {
    kind: owedAnswerJob,
    atOnce: 4,
    ofOneWorkspace: 2,
    async run({ region, key, attempt, signal }) {
      const owed = await owedBy(region, key, signal)
      if (!owed) return undefined
      const { held, question, canAnswer } = owed
      const stop = sayTyping(region, held, question.agent.title)
      try {
        if (canAnswer) await answerQuestion.owed(question, attempt > 1)
        else await answerQuestion.giveUpOwed(question)
      } finally {
        stop()
      }
      return undefined
    },
    async gaveUp({ region, key }) {
      const owed = await owedBy(region, key, new AbortController().signal)
      if (owed) await answerQuestion.giveUpOwed(owed.question)
    },
  }
}
