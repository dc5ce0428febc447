import { unreadSeconds } from '#mocks/contracts/inbox/inbox-views.ts'
import { isStillTold, type ToldReason } from '#mocks/contracts/inbox/waiting-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import type { WorkspaceRef } from '../shared/ownership.ts'
import { alertsOf } from './alerts.repository.ts'
import { createAnnounce } from './announce.ts'
import { createNames } from './names.ts'

/** Members are told of it for so long. */
export const alertKeptMs = unreadSeconds * 1000
/** The latest that are told of. */
const most = 100

/** What members are told of until they look: what colleagues took over from them or assigned to them, and what comes back to them. */
export function createAlerts(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const alerts = (region: Region) => alertsOf(deps.stores, region)
  const { conversations } = createConversationRepository(deps.stores)
  const announce = createAnnounce(deps)
  const names = createNames(deps.stores)
  const idOf = (conversationId: string, member: string) => `${conversationId}:${member}`

  return {
    /** Tells a member: their pages ask what they are told of. `by`: the address of whose doing it was, '' for nobody's. */
    async tell(
      region: Region,
      { _id: conversationId, agentId, workspaceId }: ConversationDoc,
      { member, why, by }: { member: string; why: ToldReason; by: string },
    ): Promise<void> {
      await alerts(region).updateOne(
        { _id: idOf(conversationId, member) },
        { $set: { conversationId, agentId, workspaceId, member, why, by, at: deps.now() } },
        { upsert: true },
      )
      await announce.read(region, { _id: conversationId, agentId, workspaceId }, member)
    },

    /** A member needs not be told: their pages ask what they are told of, where that is less now. */
    async takeBack(region: Region, conversation: ConversationDoc, member: string): Promise<void> {
      if (await this.end(region, conversation._id, member)) await announce.read(region, conversation, member)
    },

    /** A member looked, or has it again; whether there was something to see. */
    async end(region: Region, conversationId: string, member: string): Promise<boolean> {
      return (await alerts(region).deleteOne({ _id: idOf(conversationId, member) })).deletedCount > 0
    },

    /** Whether a member is told of it and has not looked. */
    async isUnseen(region: Region, conversationId: string, member: string): Promise<boolean> {
      return (await alerts(region).findOne({ _id: idOf(conversationId, member) })) !== null
    },

    /** What a member is told of, the latest first, and whose doing it was. */
    async of({ region, workspaceId }: WorkspaceRef, member: string) {
      const found = await alerts(region)
        .find(
          { workspaceId, member, at: { $gt: deps.now() - alertKeptMs } },
          { sort: { at: -1 }, limit: most },
        )
        .toArray()
      // Most are told of nothing, and each of their pages asks after whatever happens.
      if (found.length === 0) return []
      const held = await conversations(region)
        .find<Pick<ConversationDoc, '_id' | 'state' | 'assignee' | 'snoozedUntil'>>(
          { _id: { $in: found.map(({ conversationId }) => conversationId) } },
          { projection: { state: 1, assignee: 1, snoozedUntil: 1 } },
        )
        .toArray()
      const courses = new Map(held.map((conversation) => [conversation._id, conversation]))
      const told = found.filter(({ conversationId, why = 'taken' }) => {
        const course = courses.get(conversationId)
        return course !== undefined && isStillTold(why, course, member)
      })
      const people = [...new Set(told.map(({ by }) => by))].filter((by) => by !== '')
      const called = new Map(
        await Promise.all(people.map(async (by) => [by, (await names.ofMember(by)).name] as const)),
      )
      return told.map(({ conversationId, agentId, why = 'taken', by, at }) => ({
        conversationId,
        agentId,
        why,
        ...(by !== '' && { by: called.get(by) ?? '' }),
        since: Math.floor(at / 1000),
      }))
    },
  }
}
