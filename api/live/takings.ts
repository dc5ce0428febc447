import { unreadSeconds } from '#mocks/contracts/inbox/inbox-views.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { ConversationDoc } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import type { WorkspaceRef } from '../shared/ownership.ts'
import { createAnnounce } from './announce.ts'
import { createNames } from './names.ts'
import { takingsOf } from './takings.repository.ts'

/** Members are told for so long of what was taken over from them. */
export const takingKeptMs = unreadSeconds * 1000
/** The latest that are told of. */
const most = 100

/** What colleagues took over from members, who are told until they look. */
export function createTakings(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const takings = (region: Region) => takingsOf(deps.stores, region)
  const announce = createAnnounce(deps)
  const names = createNames(deps.stores)
  const idOf = (conversationId: string, member: string) => `${conversationId}:${member}`

  return {
    /** A member was taken a conversation: their pages ask what they are told of. */
    async tell(region: Region, conversation: ConversationDoc, member: string): Promise<void> {
      const { _id: conversationId, agentId, workspaceId, assignee: by } = conversation
      await takings(region).updateOne(
        { _id: idOf(conversationId, member) },
        { $set: { conversationId, agentId, workspaceId, member, by, at: deps.now() } },
        { upsert: true },
      )
      await announce.read(region, conversation, member)
    },

    /** A member was given it back: their pages ask what they are told of, where that is less now. */
    async giveBack(region: Region, conversation: ConversationDoc, member: string): Promise<void> {
      if (await this.end(region, conversation._id, member)) await announce.read(region, conversation, member)
    },

    /** A member looked, or has it again; whether there was something to see. */
    async end(region: Region, conversationId: string, member: string): Promise<boolean> {
      return (await takings(region).deleteOne({ _id: idOf(conversationId, member) })).deletedCount > 0
    },

    /** Whether a member has not looked since a conversation was taken over from them. */
    async isUnseen(region: Region, conversationId: string, member: string): Promise<boolean> {
      return (await takings(region).findOne({ _id: idOf(conversationId, member) })) !== null
    },

    /** What was taken over from a member, the latest first, and by whom. */
    async of({ region, workspaceId }: WorkspaceRef, member: string) {
      const found = await takings(region)
        .find(
          { workspaceId, member, at: { $gt: deps.now() - takingKeptMs } },
          { sort: { at: -1 }, limit: most },
        )
        .toArray()
      const takers = [...new Set(found.map(({ by }) => by))]
      const called = new Map(
        await Promise.all(takers.map(async (by) => [by, (await names.ofMember(by)).name] as const)),
      )
      return found.map(({ conversationId, agentId, by, at }) => ({
        conversationId,
        agentId,
        why: 'taken' as const,
        by: called.get(by) ?? '',
        since: Math.floor(at / 1000),
      }))
    },
  }
}
