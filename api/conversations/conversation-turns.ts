import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createFigureMarks } from '../analytics/figure-marks.ts'
import { newId } from '../shared/secrets.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { createAfterMessage } from './after-message.ts'
import { createConversationRepository } from './conversation.repository.ts'
import { createConversationDays } from './conversation-days.ts'
import type { Question } from './question.ts'

/** A question that is being answered: left behind by a process that died, or whose store failed, meanwhile. */
interface TurnDoc extends Doc {
  conversationId: string
  agentId: string
  /** Whether it began its conversation. */
  isFirst: boolean
  /** Unix milliseconds. */
  at: number
}

/** Longer than any answer takes: whoever began an older turn is gone. */
const longestTurnMs = 10 * 60 * 1000

/** Messages a turn may have added: a question, its answer, and what others wrote meanwhile. */
const messagesOfTurn = 6

/** Turns of conversations, remembered while they last, so that what a crash left is counted anew. */
export function createConversationTurns({ stores, now }: { stores: Stores; now: () => number }) {
  const repository = createConversationRepository(stores)
  const days = createConversationDays(stores)
  const marks = createFigureMarks({ stores, now })
  const after = createAfterMessage({ stores, now })
  const turns = (region: Region): DocStore<TurnDoc> => stores[region].collection('turns')

  async function close(
    region: Region,
    { _id, agentId, conversationId, isFirst, at }: TurnDoc,
  ): Promise<void> {
    await turns(region).deleteOne({ _id })
    if (isFirst) await days.settle(region, agentId, conversationId, at / 1000)
  }

  async function mend(region: Region, turn: TurnDoc): Promise<void> {
    const { conversationId, agentId, isFirst, at } = turn
    const isOver = at < now() - longestTurnMs
    const conversation = await repository.recount(region, { _id: conversationId })
    if (conversation?.messageCount === 0 && isOver)
      await repository.removeConversation(region, conversationId)
    else if (conversation && conversation.messageCount > 0 && isFirst && conversation.channel === 'widget') {
      await days.count(region, { agentId, conversationId, now: conversation.createdAt })
    }
    // Whoever reacts to messages may not have been told of the last ones.
    if (conversation) {
      const { workspaceId } = conversation
      for (const message of await repository.latest(region, conversationId, messagesOfTurn)) {
        await marks.mark(region, agentId, message.ts)
        await after(region, { agentId, workspaceId }, message)
      }
    }
    if (isOver) await close(region, turn)
  }

  return {
    /** Does what keeps a question and its answer. One that fails is looked after by the next `mendAll`. */
    async during<R>({ region, agent, conversationId }: Question, work: () => Promise<R>): Promise<R> {
      if (!agent.recordChatHistory) return work()
      const turn: TurnDoc = {
        _id: `${conversationId}:${newId()}`,
        conversationId,
        agentId: agent.ID,
        isFirst: (await repository.conversations(region).findOne({ _id: conversationId })) === null,
        at: now(),
      }
      await turns(region).insertOne(turn)
      const result = await work()
      await close(region, turn)
      return result
    },

    /** Counts anew what turns that never ended were about. Those that still go on lose nothing by it. */
    async mendAll(): Promise<void> {
      for (const region of regions) {
        for await (const turn of everyDocument(turns(region))) await mend(region, turn)
      }
    },
  }
}
