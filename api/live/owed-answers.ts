import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import { owedAnswer } from '#mocks/contracts/live/owed-answer.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { createAskForJob } from '../jobs/ask-for-jobs.ts'

/** The work of answering a visitor who was handed back; its key is the conversation's id. */
export const owedAnswerJob = 'live.owed-answer'

/** Nothing is owed. */
export const nothingOwed = { owedTo: '', owedSender: '' } as const

/** Latest messages among which the visitor's last words are looked for. */
const looked = 100
/** Whoever hands back and dies is followed up after so many milliseconds. */
const followUpMs = 10_000

/** What an agent owes a visitor it gets back. */
type Owed = Pick<ConversationDoc, 'owedTo' | 'owedAs' | 'owedSender'>

/**
 * Answers agents owe visitors who are handed back while their last words stand unanswered. What is owed is part of the
 * write that hands back, and ended by the write that counts its answer; the work is written down before the former and
 * asked for after it, so that neither is without the other.
 */
export function createOwedAnswers(deps: Pick<Deps, 'stores' | 'now'> & Partial<Pick<Deps, 'jobs'>>) {
  const { latest } = createConversationRepository(deps.stores)
  const ask = deps.jobs?.ask ?? createAskForJob(deps)
  const request = ({ _id, agentId, workspaceId }: ConversationDoc, runAt: number) => ({
    ...{ kind: owedAnswerJob, key: _id, agentId, workspaceId, runAt },
  })

  /** What is owed where a conversation is handed back as it was read. */
  async function owedIn(region: Region, held: ConversationDoc): Promise<Owed> {
    if (held.state !== 'member' && held.state !== 'waiting') return nothingOwed
    const { _id, messageCount, series } = held
    // What is not counted yet is answered by whoever the write that counts it says.
    const end = messageId(_id, messageCount, series)
    const said = (await latest(region, _id, looked)).filter((message) => message._id < end)
    const owed = owedAnswer(held, said)
    return owed ? { owedTo: owed.to._id, owedAs: owed.as } : nothingOwed
  }

  return {
    /**
     * What is owed by a conversation that is about to be handed back, and what must hold of it then: that nothing was
     * said since it was read.
     * @param sender by what mails about its visitor are counted, where it is known
     */
    async prepare(
      region: Region,
      held: ConversationDoc,
      sender = '',
    ): Promise<{ owed: Owed; as: { messageCount: number } }> {
      const owed = await owedIn(region, held)
      const as = { messageCount: held.messageCount }
      if (owed.owedTo === '') return { owed, as }
      await ask(region, request(held, deps.now() + followUpMs))
      return { owed: { ...owed, owedSender: sender }, as }
    },

    /** It was handed back: what is owed is answered now. */
    async confirm(region: Region, held: ConversationDoc): Promise<void> {
      if (held.owedTo) await ask(region, request(held, deps.now()))
    },
  }
}
