import type { DayRange } from '#mocks/contracts/analytics/figure-range.ts'
import { dayIn } from '#mocks/contracts/analytics/figure-zone.ts'
import { type AgentHome, getHome, nextStepOf } from '#mocks/contracts/analytics/home.contract.ts'
import { handoffDefaults } from '#mocks/contracts/live/office-hours.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { createModelTroubles } from '../conversations/model-troubles.ts'
import { type Deps, unixNow } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createKnowledgeRepository } from '../knowledge/knowledge.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { hourOf } from './figure-marks.ts'
import { createReadFigures } from './read-figures.ts'
import { createRollUps } from './roll-ups.ts'

const weekDays = 7
/** Changes are told of so many hours back at most. */
const mostHours = 24 * 30

/** An agent at one look. */
export function homeRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const loadAgent = createLoadAgent(stores)
  const { conversations } = createConversationRepository(stores)
  const { documents } = createKnowledgeRepository(stores)
  const { requests } = createRequestRepository(stores)
  const troubles = createModelTroubles(deps)
  const { figures, creditsOf: creditsUsed } = createReadFigures(deps)
  const { agents } = createAgentRepository(stores)
  const workspaces = createWorkspaceRepository(stores)
  const { hours } = createRollUps(deps)

  /** What came in since a moment, by whole hours: the hour of the last visit was seen in part. */
  async function lately(region: Region, agentId: string, since: number): Promise<AgentHome['sinceVisit']> {
    const last = hourOf(unixNow(deps))
    const first = Math.max(hourOf(since), last - mostHours + 1)
    const ids = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => `${agentId}:${first + i}`)
    const found =
      ids.length === 0
        ? []
        : await hours(region)
            .find({ _id: { $in: ids } })
            .toArray()
    const sum = { conversations: 0, answered: 0, unknown: 0, requests: 0 }
    for (const each of found) {
      sum.conversations += each.conversations
      sum.answered += each.answered
      sum.unknown += each.unknown
      sum.requests += each.requests
    }
    return sum
  }

  /** What its workspace has, and what all its agents used in a week; null where none was ever given. */
  async function creditsOf(region: Region, agent: AgentDoc, week: DayRange): Promise<AgentHome['credits']> {
    const workspace = await workspaces.find(region, agent.ownerID)
    if (!workspace || (workspace.milliCredits === 0 && !workspace.stripeSubscriptionId)) return null
    const all = await agents(region)
      .find({ ownerID: agent.ownerID }, { projection: { _id: 1 } })
      .toArray()
    const used = await creditsUsed(
      region,
      all.map(({ _id }) => _id),
      week,
    )
    return { left: workspace.milliCredits / 1000, week: used }
  }

  return [
    implement(getHome, async ({ params, query, authorise }) => {
      const { region, agentId } = params
      const agent = await loadAgent(params, authorise)
      const { officeTimezone: timezone = handoffDefaults.officeTimezone } = agent
      const today = dayIn(timezone, unixNow(deps))
      const lastWeek = { first: today - weekDays + 1, last: today }
      const week = await figures(region, agentId, lastWeek)
      const [waiting, withMember, openRequests, all, failed, trouble, firstWaiting, sinceVisit] =
        await Promise.all([
          conversations(region).countDocuments({ agentId, state: 'waiting' }),
          conversations(region).countDocuments({ agentId, state: 'member' }),
          requests(region).countDocuments({ agentId, state: 'open', channel: 'widget' }),
          documents(region).countDocuments({ agentId }),
          documents(region).countDocuments({ agentId, status: 'ERROR' }),
          deps.responder.kind === 'local' ? null : troubles.read(region, agentId),
          conversations(region)
            .find({ agentId, state: 'waiting' }, { sort: { waitingSince: 1 }, limit: 1 })
            .toArray(),
          query.since === undefined ? null : lately(region, agentId, Number(query.since)),
        ])
      const told = {
        waiting,
        week: { answered: week.totals.answered, unknown: week.totals.unknown },
        knowledge: { documents: all, failed },
      }
      const {
        conversations: begun = 0,
        answered = 0,
        unknown = 0,
        requests: asked = 0,
      } = week.steps.at(-1) ?? {}
      return ok({
        ...told,
        waitingSince: firstWaiting[0]?.waitingSince ?? null,
        withMember,
        openRequests,
        today: { conversations: begun, answered, unknown, requests: asked },
        timezone,
        credits: await creditsOf(region, agent, lastWeek),
        sinceVisit,
        trouble,
        next: nextStepOf(told),
      })
    }),
  ]
}
