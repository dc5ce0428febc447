import { closedCourse } from '#mocks/contracts/live/courses.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createMessageWriter } from '../conversations/message-writer.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAlerts } from '../live/alerts.ts'
import { createAnnounce } from '../live/announce.ts'
import { createWaits } from '../live/waits.ts'
import { everyDocument } from '../store/every-document.ts'
import { createInboxRepository } from './inbox.repository.ts'

const batch = 100
const daySeconds = 86_400
/** Conversations of one workspace that are closed in one go. */
const mostClosed = 500

/** What happens to conversations by itself. */
export function createInboxRounds(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { conversations } = createConversationRepository(deps.stores)
  const { settings } = createInboxRepository(deps.stores)
  const alerts = createAlerts(deps)
  const announce = createAnnounce(deps)
  const waits = createWaits(deps)
  const { say } = createMessageWriter(deps)

  /** Tells the visitor, unless they wrote again meanwhile; it stays where it was among the others. */
  async function sayClosed(region: Region, conversation: ConversationDoc): Promise<void> {
    const { lastMessageAt } = conversation
    const closed = { role: 'notice', notice: { kind: 'closed', name: '' } } as const
    const told = await say(region, conversation, closed, { state: 'closed' }, { lastMessageAt })
    if (!told) await announce.course(region, conversation)
  }

  /** Closes what nobody wrote in for so long; what is put aside stays so, and who waits for a person or asked for the team goes on waiting. */
  async function closeQuiet(region: Region, workspaceId: string, days: number): Promise<void> {
    const before = unixNow(deps) - days * daySeconds
    const left = { snoozedUntil: null, askedTeamAt: null }
    for (const state of ['open', 'member'] as const) {
      const quiet = await conversations(region)
        .find(
          { workspaceId, state, lastMessageAt: { $lt: before }, ...left },
          { sort: { lastMessageAt: -1, _id: -1 }, limit: mostClosed },
        )
        .toArray()
      for (const conversation of quiet) {
        const { _id, lastMessageAt } = conversation
        // Whoever writes meanwhile keeps it open.
        const { modifiedCount } = await conversations(region).updateOne(
          { _id, state, lastMessageAt, ...left },
          { $set: closedCourse },
        )
        if (modifiedCount === 0) continue
        await waits.end(region, _id)
        if (conversation.channel === 'test') await announce.course(region, conversation)
        else await sayClosed(region, conversation)
      }
    }
  }

  return {
    /** Brings back what was put aside until now: on top, unread, and whom it is assigned to is told. */
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
          const now = unixNow(deps)
          const { modifiedCount } = await conversations(region).updateOne(
            { _id, snoozedUntil },
            { $set: { snoozedUntil: null, lastMessageAt: now, lastSaidAt: now } },
          )
          if (modifiedCount === 0) continue
          const { assignee: member } = conversation
          if (member !== '') await alerts.tell(region, conversation, { member, why: 'woken', by: '' })
          await announce.course(region, conversation)
        }
      }
    },

    /** Closes what has been quiet for as long as its workspace says. */
    async close(): Promise<void> {
      for (const region of regions) {
        for await (const { _id, autoCloseDays } of everyDocument(settings(region))) {
          if (autoCloseDays > 0) await closeQuiet(region, _id, autoCloseDays)
        }
      }
    },
  }
}
