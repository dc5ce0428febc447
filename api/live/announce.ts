import type { Region } from '#mocks/contracts/shared/region.ts'
import type { ConversationDoc, MessageDoc } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { createLiveLog, type LiveNews } from './live-log.ts'

type About = Pick<ConversationDoc, '_id' | 'agentId' | 'workspaceId'>

/** Tells whoever follows a conversation of what happened in it. What could not be told is read with what follows. */
export function createAnnounce(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { tell } = createLiveLog(deps)

  async function say(news: LiveNews): Promise<void> {
    try {
      await tell(news)
    } catch (error) {
      // What happened is kept; only those who watch learn of it later.
      deps.log.warn({ err: error, workspace: news.workspaceId }, 'live.not_told')
    }
  }

  const about = (region: Region, { _id, agentId, workspaceId }: About) => ({
    region,
    workspaceId,
    agentId,
    conversationId: _id,
  })

  return {
    /** A message was added, or is another one now. */
    message: (region: Region, conversation: About, { _id }: Pick<MessageDoc, '_id'>) =>
      say({ ...about(region, conversation), type: 'message', messageId: _id }),
    /** How far the mailing of a message is changed. */
    mail: (region: Region, conversation: About, { _id }: Pick<MessageDoc, '_id'>) =>
      say({ ...about(region, conversation), type: 'mail', messageId: _id }),
    /** The course of a conversation changed. */
    course: (region: Region, conversation: About) => say({ ...about(region, conversation), type: 'course' }),
    /** A conversation is gone for good. */
    removed: (region: Region, conversation: About) =>
      say({ ...about(region, conversation), type: 'removed' }),
    /** A member has read a conversation, or calls it unread. */
    read: (region: Region, conversation: About, email: string) =>
      say({ ...about(region, conversation), type: 'read', email }),
    /** Somebody types; the agent without an address, a visitor without a name either. */
    typing: (region: Region, conversation: About, who: { name: string; email: string }) =>
      say({ ...about(region, conversation), type: 'typing', ...who }),
    /** A visitor came or went. */
    visit: (region: Region, conversation: About, online: boolean) =>
      say({ ...about(region, conversation), type: 'visit', online }),
    /** A member came or went. */
    presence: (region: Region, workspaceId: string, who: { name: string; email: string; online: boolean }) =>
      say({ region, workspaceId, type: 'presence', ...who }),
  }
}

export type Announce = ReturnType<typeof createAnnounce>
