import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAnnounce } from '../live/announce.ts'
import { createInboxRepository } from './inbox.repository.ts'

const batch = 100
const daySeconds = 86_400
/** Conversations of one workspace that are closed in one go. */
const mostClosed = 500

/** What happens to conversations by itself. */
export function createInboxRounds(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { conversations } = createConversationRepository(deps.stores)
  const { settings } = createInboxRepository(deps.stores)
  const announce = createAnnounce(deps)

  /** Closes what nobody wrote in for so long; who waits for a person goes on waiting. */
  async function closeQuiet(region: Region, workspaceId: string, days: number): Promise<void> {
    const before = unixNow(deps) - days * daySeconds
    for (const state of ['open', 'member'] as const) {
      const quiet = await conversations(region)
        .find(
          { workspaceId, state, lastMessageAt: { $lt: before } },
          { sort: { lastMessageAt: -1, _id: -1 }, limit: mostClosed },
        )
        .toArray()
      for (const conversation of quiet) {
        const { _id, lastMessageAt } = conversation
        // Whoever writes meanwhile keeps it open.
        await conversations(region).updateOne(
          { _id, state, lastMessageAt },
          { $set: { state: 'closed', handledBy: 'agent', snoozedUntil: null } },
        )
        await announce.course(region, conversation)
      }
    }
  }

  return {
    /** Brings back what was put aside until now. */
    async wake(): Promise<void> {
      for (const region of regions) {
        const due = await conversations(region)
          .find(
            { snoozedUntil: { $gt: 0, $lte: unixNow(deps) } },
            { sort: { snoozedUntil: 1 }, limit: batch },
          )
          .toArray()
        for (const conversation of due) {
          const { _id, snoozedUntil } = conversation
          await conversations(region).updateOne({ _id, snoozedUntil }, { $set: { snoozedUntil: null } })
          await announce.course(region, conversation)
        }
      }
    },

    /** Closes what has been quiet for as long as its workspace says. */
    async close(): Promise<void> {
      for (const region of regions) {
        const closing = await settings(region)
          .find({ autoCloseDays: { $gt: 0 } }, { limit: 1000 })
          .toArray()
        for (const { _id, autoCloseDays } of closing) await closeQuiet(region, _id, autoCloseDays)
      }
    },
  }
}
