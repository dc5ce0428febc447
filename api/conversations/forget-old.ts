import { regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { RemovalDeps } from '../shared/ownership.ts'
import { createConversationRepository } from './conversation.repository.ts'

const daySeconds = 24 * 60 * 60
const batch = 50

/** Removes of one agent what was last said before a moment, with what was asked in it. */
async function forgetBefore(
  { stores }: Pick<RemovalDeps, 'stores'>,
  region: (typeof regions)[number],
  agentId: string,
  before: number,
): Promise<number> {
  const { conversations, removeConversation } = createConversationRepository(stores)
  const { requests, removeOfConversation } = createRequestRepository(stores)
  let gone = 0
  for (;;) {
    const old = await conversations(region)
      .find({ agentId, lastMessageAt: { $lt: before } }, { sort: { lastMessageAt: 1 }, limit: batch })
      .toArray()
    for (const { _id } of old) await removeConversation(region, _id)
    gone += old.length
    if (old.length < batch) break
  }
  // Those whose conversation was never kept.
  for (;;) {
    const old = await requests(region)
      .find({ agentId, updatedAt: { $lt: before } }, { sort: { updatedAt: 1 }, limit: batch })
      .toArray()
    for (const { _id } of old) await removeOfConversation(region, _id)
    if (old.length < batch) return gone
  }
}

/**
 * Forgets conversations whose agent keeps them for some days only. Whoever is stopped on the way goes on an hour
 * later: what is to go is told by its own time.
 */
export async function forgetOldConversations({ stores, now, log }: RemovalDeps): Promise<void> {
  const { agents } = createAgentRepository(stores)
  for (const region of regions) {
    const found = await agents(region)
      .find({ keepDays: { $gt: 0 } }, { projection: { keepDays: 1 } })
      .toArray()
    for (const { _id, keepDays = 0 } of found) {
      const before = Math.floor(now() / 1000) - keepDays * daySeconds
      const gone = await forgetBefore({ stores }, region, _id, before)
      if (gone > 0) log.info({ agent: _id, region, gone }, 'conversations.forgotten')
    }
  }
}
