import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { TokenUsage } from '../providers/openai/completion-chunk.ts'
import type { Doc, DocStore } from '../store/store.ts'
import type { Question } from './question.ts'

/** Tokens of the model that a conversation has used; `_id` is the conversation's. */
export interface ConversationTokensDoc extends Doc {
  agentId: string
  used: number
  /** Unix milliseconds of the last answer. */
  at: number
}

type Counted = Pick<Question, 'region' | 'agent' | 'conversationId'>

/** What conversations have used of the model, for agents that limit it (`maxTokensUsage`). Kept without what was said. */
export function createConversationTokens({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const tokens = (region: Region): DocStore<ConversationTokensDoc> =>
    stores[region].collection('conversationTokens')
  return {
    /** Whether a conversation has used what it may. An answer that is begun below the limit is finished above it. */
    async areUsedUp({ region, agent, conversationId }: Counted): Promise<boolean> {
      if (agent.maxTokensUsage === 0) return false
      const found = await tokens(region).findOne({ _id: conversationId })
      return (found?.used ?? 0) >= agent.maxTokensUsage
    },

    /** Counts what an answer used. */
    async use(
      { region, agent, conversationId }: Counted,
      { promptTokens, completionTokens }: TokenUsage,
    ): Promise<void> {
      if (agent.maxTokensUsage === 0) return
      const used = promptTokens + completionTokens
      await tokens(region).updateOne(
        { _id: conversationId },
        { $inc: { used }, $set: { agentId: agent.ID, at: now() } },
        { upsert: true },
      )
    },
  }
}
