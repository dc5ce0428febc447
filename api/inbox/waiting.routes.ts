import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { getWaiting, type WaitingChat } from '#mocks/contracts/inbox/waiting.contract.ts'
import { countWaiting, mostToldOf, whyWaiting } from '#mocks/contracts/inbox/waiting-rules.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { createAnswerers } from '../live/answerers.ts'
import { createPresence } from '../live/presence.ts'
import { createInboxList } from './list-inbox.ts'

/** Conversations of each view that are looked at. */
const mostLooked = '500'

/** Which visitors wait for a member. */
export function waitingRoutes(deps: Deps): Operation[] {
  const list = createInboxList(deps)
  const answerers = createAnswerers(deps.stores)
  const presence = createPresence(deps)
  const { agents } = createAgentRepository(deps.stores)

  async function agentsOf(region: Region, ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, Pick<AgentDoc, 'ID' | 'title' | 'mutedMails'>>()
    const found = await agents(region)
      .find<Pick<AgentDoc, 'ID' | 'title' | 'mutedMails'>>(
        { _id: { $in: [...new Set(ids)] } },
        { projection: { _id: 0, ID: 1, title: 1, mutedMails: 1 } },
      )
      .toArray()
    return new Map(found.map((agent) => [agent.ID, agent]))
  }

  return [
    implement(getWaiting, async ({ params: { region }, query, principal, authorise }) => {
      const { workspaceId } = query
      authorise(query)
      const me = addressOf(principal)
      // Nobody waits for a key.
      if (me === null) throw new HttpError(403)
      const read = (view: 'waiting' | 'mine') =>
        list.page({ region, workspaceId, view, me, channel: 'widget', limit: mostLooked })
      const [waiting, mine] = await Promise.all([read('waiting'), read('mine')])
      // One that waits for the caller is in both.
      const seen = [
        ...new Map([...waiting.items, ...mine.items].map((each) => [each.doc._id, each])).values(),
      ]
      const others = [...new Set(seen.map(({ doc }) => doc.assignee))].filter((each) => each && each !== me)
      const people = others.length > 0 ? await answerers.people(region, workspaceId, others) : []
      const kept = new Set(people.filter(mayAnswer).map(({ email }) => email))

      const found = seen.flatMap(({ doc, unread }) => {
        const why = whyWaiting({ ...doc, unread }, me, kept.has(doc.assignee))
        const since = why === 'waiting' ? (doc.waitingSince ?? doc.lastMessageAt) : doc.lastMessageAt
        return why ? [{ conversationId: doc._id, agentId: doc.agentId, why, since }] : []
      })
      const latest = found.sort((a, b) => b.since - a.since).slice(0, mostToldOf)
      const known = await agentsOf(
        region,
        latest.map(({ agentId }) => agentId),
      )
      const isOnline = await presence.wants({ region, workspaceId }, me)
      const items = latest.map((chat): WaitingChat => {
        const agent = known.get(chat.agentId)
        return {
          ...chat,
          agentTitle: agent?.title ?? '',
          notify: isOnline && agent !== undefined && isMailed(agent, 'waiting'),
        }
      })
      return ok({ ...countWaiting(found), items })
    }),
  ]
}
