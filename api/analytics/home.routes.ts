import type { DayRange } from '#mocks/contracts/analytics/figure-range.ts'
import { dayIn } from '#mocks/contracts/analytics/figure-zone.ts'
import { type AgentHome, getHome } from '#mocks/contracts/analytics/home.contract.ts'
import { countWaiting } from '#mocks/contracts/inbox/waiting-rules.ts'
import { answersIn } from '#mocks/contracts/live/answerers.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { createModelTroubles } from '../conversations/model-troubles.ts'
import { type Deps, unixNow } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { Principal } from '../http/principal.ts'
import { createWaitingFor } from '../inbox/waiting-for.ts'
import { createKnowledgeRepository } from '../knowledge/knowledge.repository.ts'
import { createEventRepository } from '../library/events/event.repository.ts'
import { createAlerts } from '../live/alerts.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { hourOf } from './figure-marks.ts'
import { createReadFigures } from './read-figures.ts'
import { createRollUps } from './roll-ups.ts'

const weekDays = 7
const daySeconds = 86_400
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
  const { hours, countHour } = createRollUps(deps)
  const waitingFor = createWaitingFor(deps)
  const alerts = createAlerts(deps)
  const webhooks = createEventRepository(stores)

  /** What came in since a moment; of its own hour what came after it is counted now. */
  async function lately(region: Region, agentId: string, since: number): Promise<AgentHome['sinceVisit']> {
    const last = hourOf(unixNow(deps))
    const began = hourOf(since)
    const first = Math.max(began + 1, last - mostHours + 1)
    const ids = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => `${agentId}:${first + i}`)
    const sum = { conversations: 0, answered: 0, unknown: 0, requests: 0, leads: 0 }
    const isTold = began <= last && began > last - mostHours
    const [part, found] = await Promise.all([
      isTold ? countHour(region, agentId, began, since) : null,
      ids.length === 0
        ? []
        : hours(region)
            .find({ _id: { $in: ids } })
            .toArray(),
    ])
    for (const each of part ? [part, ...found] : found) {
      sum.conversations += each.conversations
      sum.answered += each.answered
      sum.unknown += each.unknown
      sum.requests += each.requests
      sum.leads += each.leads ?? 0
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

  /** In how many conversations of an agent the caller is wanted; null for keys and whoever may not answer. */
  async function waitingForCaller(
    region: Region,
    { _id: agentId, ownerID: workspaceId }: AgentDoc,
    principal: Principal,
  ): Promise<number | null> {
    // Who may only look answers nobody.
    if (principal.kind !== 'user' || !answersIn(principal, workspaceId, region)) return null
    const me = principal.email
    const [wanted, told] = await Promise.all([
      waitingFor({ region, workspaceId, agentId, me }),
      alerts.of({ region, workspaceId }, me),
    ])
    // What came back to them, or was given to them, until they look.
    const known = new Set(wanted.map(({ conversationId }) => conversationId))
    const more = told.filter((each) => each.agentId === agentId && !known.has(each.conversationId))
    return countWaiting([...wanted, ...more]).count
  }

  /** How its workspace's endpoint does; null where there is none. */
  async function webhooksOf(region: Region, workspaceId: string): Promise<AgentHome['webhooks']> {
    const settings = await webhooks.settingsOf(region, workspaceId)
    if (!settings?.endpoint) return null
    const undelivered = await webhooks.events(region).countDocuments({
      ...{ workspaceId, state: 'failed' },
      createdAt: { $gte: unixNow(deps) - weekDays * daySeconds },
    })
    return { undelivered, isGone: settings.isGone }
  }

  /** What answers an agent's visitors. */
  function answersBy({ agentPlatform }: AgentDoc): AgentHome['answersBy'] {
    if (agentPlatform === 'vf') return 'platform'
    return deps.responder.kind === 'local' ? 'knowledge' : 'model'
  }

  return [
    implement(getHome, async ({ params, query, principal, authorise }) => {
      const { region, agentId } = params
      const agent = await loadAgent(params, authorise)
      const { officeTimezone: timezone = handoffDefaults.officeTimezone } = agent
      const today = dayIn(timezone, unixNow(deps))
      const lastWeek = { first: today - weekDays + 1, last: today }
      // As the views of the inbox are: what was put aside is not among them, and no test is.
      const current = { agentId, channel: 'widget', snoozedUntil: null } as const
      /** Hours are read once they are counted up to now. */
      const readFigures = async () => {
        const week = await figures(region, agentId, lastWeek)
        const [sinceVisit, credits] = await Promise.all([
          query.since === undefined ? null : lately(region, agentId, Number(query.since)),
          creditsOf(region, agent, lastWeek),
        ])
        return { week, sinceVisit, credits }
      }
      const [
        { week, sinceVisit, credits },
        waiting,
        waitingForMe,
        withMember,
        openRequests,
        all,
        failed,
        unread,
        trouble,
        firstWaiting,
        webhooks,
      ] = await Promise.all([
        readFigures(),
        conversations(region).countDocuments({ ...current, state: 'waiting' }),
        waitingForCaller(region, agent, principal),
        conversations(region).countDocuments({ ...current, state: 'member' }),
        requests(region).countDocuments({ agentId, state: 'open' }),
        documents(region).countDocuments({ agentId }),
        documents(region).countDocuments({ agentId, status: 'ERROR' }),
        documents(region).countDocuments({ agentId, status: { $in: ['INITIALIZED', 'PENDING'] } }),
        deps.responder.kind === 'local' ? null : troubles.read(region, agentId),
        conversations(region)
          .find({ ...current, state: 'waiting' }, { sort: { waitingSince: 1 }, limit: 1 })
          .toArray(),
        webhooksOf(region, agent.ownerID),
      ])
      const { answered: known, unknown: unanswered, leads: left } = week.totals
      const {
        conversations: begun = 0,
        answered = 0,
        unknown = 0,
        requests: asked = 0,
        leads = 0,
      } = week.steps.at(-1) ?? {}
      return ok({
        waiting,
        waitingForMe,
        waitingSince: firstWaiting[0]?.waitingSince ?? null,
        withMember,
        openRequests,
        today: { conversations: begun, answered, unknown, requests: asked, leads },
        timezone,
        sinceVisit,
        week: { answered: known, unknown: unanswered, leads: left },
        answersBy: answersBy(agent),
        trouble,
        knowledge: { documents: all, failed, unread },
        webhooks,
        credits,
      })
    }),
  ]
}
