import { createHash } from 'node:crypto'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../http/address-block.ts'
import { HttpError } from '../http/http-error.ts'
import { type BudgetDoc, createSharedBudgets } from '../store/shared-budgets.ts'
import type { DocStore } from '../store/store.ts'
import type { Cap } from './model-calls.ts'

const hour = 3600
const day = 24 * hour

/** An agent and the region it is in. */
interface Place {
  region: Region
  agent: Agent
}

/**
 * What an owner lets an agent use: messages of a visitor within an hour, tokens within a day. Counted in the store, so
 * that it holds across processes and restarts; a time begins with its first use.
 */
export function createAgentBudgets({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const limits = (region: Region): DocStore<BudgetDoc> => stores[region].collection('limits')
  const budgets = (region: Region) => createSharedBudgets(limits(region), now)
  const tokensId = ({ ID }: Agent) => idOf('tokens a day', ID)

  return {
    /** Counts a visitor's message; 429 beyond the limit. Whoever shares an internet connection counts as one visitor. */
    async takeMessage({ region, agent }: Place, address: string): Promise<void> {
      const { maxMessagesPerVisitor: most = 0 } = agent
      if (most === 0) return
      const id = idOf('messages of a visitor', agent.ID, addressBlock(address))
      const { taken, endsAt } = await budgets(region).take(id, 1, hour * 1000)
      if (taken > most)
        throw new HttpError(429, { retryAfter: Math.max(1, Math.ceil((endsAt - now()) / 1000)) })
    },

    /**
     * Takes what an answer needs at least: null when it may be asked for, else the limit that is reached. What is
     * taken stays taken when the server is killed before the answer is there.
     */
    async takeTokens({ region, agent }: Place, atLeast: number): Promise<Cap | null> {
      const { maxTokensPerDay: most = 0 } = agent
      if (most === 0) return null
      const { taken } = await budgets(region).take(tokensId(agent), atLeast, day * 1000)
      if (taken - atLeast < most) return null
      await this.settleTokens({ region, agent }, -atLeast)
      return { of: 'agentId', calls: most, unit: 'tokens', seconds: day }
    },

    /** What an answer used beyond what was taken for it; less than nothing gives back. */
    async settleTokens({ region, agent }: Place, difference: number): Promise<void> {
      if (!agent.maxTokensPerDay || difference === 0) return
      // A day that is over since needs nothing back.
      await limits(region).updateOne(
        { _id: tokensId(agent), endsAt: { $gt: now() } },
        { $inc: { taken: difference } },
      )
    },
  }
}

function idOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
