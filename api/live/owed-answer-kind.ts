import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createAnswerQuestion } from '../conversations/answer-question.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createModelCalls } from '../conversations/model-calls.ts'
import { localCounters, sharedCounters } from '../http/counters.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { JobDeps } from '../shared/area.ts'
import { createAnnounce } from './announce.ts'
import { owedAnswerJob } from './owed-answers.ts'

/** The visitor is told so often that they are being answered, in milliseconds; more often than that is shown for. */
const typingSaidMs = 4000

/** Answers visitors who were handed back to the agent, as it answers them otherwise, from what was published. */
export function owedAnswerKind(deps: JobDeps): JobKind {
  const counters = deps.config.mongodb ? sharedCounters(deps) : localCounters()
  const answerQuestion = createAnswerQuestion(deps, createModelCalls(counters, deps.config.modelCallsADay))
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

  return {
    kind: owedAnswerJob,
    atOnce: 4,
    ofOneWorkspace: 2,
    async run({ region, key, attempt, signal }) {
      const held = await conversations(region).findOne({ _id: key })
      if (!held?.owedTo || held.state !== 'open' || held.handledBy !== 'agent') return undefined
      const [asked, draft] = await Promise.all([
        messages(region).findOne({ _id: held.owedTo }),
        agents(region).findOne({ _id: held.agentId }),
      ])
      const version = draft && (await versionOf(region, draft))
      if (!asked || !draft || !version?.agent.recordChatHistory) return undefined
      const { agent } = version
      const { text, values, page } = asked
      const stop = sayTyping(region, held, agent.title)
      try {
        await answerQuestion.owed(
          {
            region,
            agent,
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
          },
          attempt > 1,
        )
      } finally {
        stop()
      }
      return undefined
    },
  }
}
