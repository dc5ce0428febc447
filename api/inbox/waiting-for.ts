import { unreadSeconds } from '#mocks/contracts/inbox/inbox-views.ts'
import { type WaitingReason, whyWaiting } from '#mocks/contracts/inbox/waiting-rules.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAnswerers } from '../live/answerers.ts'
import { createInboxList } from './list-inbox.ts'

/** Conversations of each view that are looked at. */
const mostLooked = '500'

/** For whom it is asked, and of which conversations. */
interface Wanted {
  region: Region
  workspaceId: string
  /** @default all agents of the workspace */
  agentId?: string
  /** The member's address. */
  me: string
}

/** A conversation a member is wanted in. */
interface WaitingFound {
  conversationId: string
  agentId: string
  why: WaitingReason
  /** Unix seconds. */
  since: number
}

/** Which conversations a member is wanted in, the latest first. */
export function createWaitingFor(deps: Pick<Deps, 'stores' | 'now'>) {
  const list = createInboxList(deps)
  const answerers = createAnswerers(deps.stores)

  return async function waitingFor({ region, workspaceId, agentId, me }: Wanted): Promise<WaitingFound[]> {
    const scope = { region, workspaceId, ...(agentId && { agentId }) }
    const all = { ...scope, me, channel: 'widget', limit: mostLooked } as const
    // Of the member's own those alone that may be unread.
    const since = String(unixNow(deps) - unreadSeconds)
    const [waiting, mine] = await Promise.all([
      list.page({ ...all, view: 'waiting' }),
      list.page({ ...all, view: 'mine', since }),
    ])
    // One that waits for the member is in both.
    const seen = [...new Map([...waiting.items, ...mine.items].map((each) => [each.doc._id, each])).values()]
    const others = [...new Set(seen.map(({ doc }) => doc.assignee))].filter((each) => each && each !== me)
    const people = others.length > 0 ? await answerers.people(region, workspaceId, others) : []
    const kept = new Set(people.filter(mayAnswer).map(({ email }) => email))
    const found = seen.flatMap(({ doc, unread }) => {
      const why = whyWaiting({ ...doc, unread }, me, kept.has(doc.assignee))
      const since = why === 'waiting' ? (doc.waitingSince ?? doc.lastMessageAt) : doc.lastMessageAt
      return why ? [{ conversationId: doc._id, agentId: doc.agentId, why, since }] : []
    })
    return found.sort((a, b) => b.since - a.since)
  }
}
