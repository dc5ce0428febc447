import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { AnswerDone, ResponderRequest } from '../providers/responder/responder.ts'
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

/** Characters of a token, about, where a provider does not count. */
const charactersAToken = 4

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
    async use({ region, agent, conversationId }: Counted, used: number): Promise<void> {
      if (agent.maxTokensUsage === 0) return
      await tokens(region).updateOne(
        { _id: conversationId },
        { $inc: { used }, $set: { agentId: agent.ID, at: now() } },
        { upsert: true },
      )
    },
  }
}

/** Tokens of an answer: as its provider counts, else by its length and that of what it was made from. */
export function tokensOf(
  request: ResponderRequest,
  { text, usage }: Pick<AnswerDone, 'text' | 'usage'>,
): number {
  return usage ? usage.promptTokens + usage.completionTokens : estimate(request, text)
}

function estimate({ agent, history, passages, text }: ResponderRequest, answer: string): number {
  const parts = [
    agent.systemPrompt,
    ...history.map(({ content }) => content),
    ...passages.map((passage) => passage.text),
    text,
    answer,
  ]
  const characters = parts.reduce((total, part) => total + part.length, 0)
  return Math.ceil(characters / charactersAToken)
}
