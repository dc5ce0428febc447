import { getWaiting, type WaitingChat } from '#mocks/contracts/inbox/waiting.contract.ts'
import {
  countWaiting,
  isNotified,
  mentionsToldFrom,
  mostToldOf,
} from '#mocks/contracts/inbox/waiting-rules.ts'
import { answersIn } from '#mocks/contracts/live/answerers.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { createAlerts } from '../live/alerts.ts'
import { createPresence } from '../live/presence.ts'
import { createInboxRepository } from './inbox.repository.ts'
import { createWaitingFor } from './waiting-for.ts'

/** Mentions a member has not looked at that are read, the latest. */
const mostMentions = 500

/** Which visitors wait for a member. */
export function waitingRoutes(deps: Deps): Operation[] {
  const waitingFor = createWaitingFor(deps)
  const presence = createPresence(deps)
  const alerts = createAlerts(deps)
  const { agents } = createAgentRepository(deps.stores)
  const { mentions } = createInboxRepository(deps.stores)

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

  /** Where a note names somebody who has not looked since, but for conversations they are told of already. */
  async function mentionsOf(
    region: Region,
    workspaceId: string,
    me: string,
    told: readonly { conversationId: string }[],
  ) {
    const unseenAt = { $gt: mentionsToldFrom(unixNow(deps)) }
    const named = await mentions(region)
      .find({ workspaceId, member: me, unseenAt }, { sort: { unseenAt: -1, _id: -1 }, limit: mostMentions })
      .toArray()
    const known = new Set(told.map(({ conversationId }) => conversationId))
    return named
      .filter(({ conversationId }) => !known.has(conversationId))
      .map(({ conversationId, agentId, unseenAt: since = 0 }) => ({
        conversationId,
        agentId,
        why: 'mentioned' as const,
        since,
      }))
  }

  return [
    implement(getWaiting, async ({ params: { region }, query, principal, authorise }) => {
      const { workspaceId } = query
      authorise(query)
      const me = addressOf(principal)
      // Nobody waits for a key.
      if (me === null) throw new HttpError(403)
      const answers = answersIn(principal, workspaceId, region)
      const wanted = answers ? await waitingFor({ region, workspaceId, me }) : []
      const known = [...wanted, ...(await mentionsOf(region, workspaceId, me, wanted))]
      const isKnown = new Set(known.map(({ conversationId }) => conversationId))
      const told = answers ? await alerts.of({ region, workspaceId }, me) : []
      const found = [...known, ...told.filter(({ conversationId }) => !isKnown.has(conversationId))]
      const latest = found.sort((a, b) => b.since - a.since).slice(0, mostToldOf)
      const agentOf = await agentsOf(
        region,
        latest.map(({ agentId }) => agentId),
      )
      const isOnline = await presence.wants({ region, workspaceId }, me)
      const items = latest.map((chat): WaitingChat => {
        const agent = agentOf.get(chat.agentId)
        return {
          ...chat,
          agentTitle: agent?.title ?? '',
          notify: agent !== undefined && isNotified(chat.why, agent, isOnline),
        }
      })
      return ok({ ...countWaiting(found), items })
    }),
  ]
}
