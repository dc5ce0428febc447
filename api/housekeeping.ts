import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { agentRepository } from './agents/agent.repository.ts'
import { agentWords } from './agents/agent-words.ts'
import { agentRemoval } from './agents/remove-agent.ts'
import { conversationDays, dayOf } from './conversations/conversation-days.ts'
import type { Deps } from './deps.ts'
import { fileKeeping } from './files/keep-file.ts'
import { automationRounds } from './library/automations/automation-rounds.ts'
import { eventDelivery } from './library/events/event-delivery.ts'
import { repeat } from './shared/repeat.ts'
import { ensureIndexes } from './store/indexes.ts'
import type { Doc } from './store/store.ts'
import { upgradeStores } from './upgrade-stores.ts'
import { workspaceRemoval } from './workspaces/remove-workspace.ts'

/** Collections whose documents carry `expiresAt` in Unix milliseconds. */
const expiring = ['sessions', 'codes', 'tickets', 'siteReads', 'workspaceEvents'] as const
const outboxMs = 7 * 24 * 60 * 60 * 1000
/** A creation still open after this long died with its process. */
const abandonedMs = 10 * 60 * 1000
/** A kept invitation that is over tells who opens it so, for as long. */
const invitationMs = 30 * 24 * 60 * 60 * 1000
/** Days whose conversation counters are kept. */
const countedDays = 60
const everyMs = 60 * 60 * 1000
const soonMs = 10 * 1000
const crawlEveryMs = 30 * 1000
/** An event reaches its endpoint within about this time. */
const deliverEveryMs = 2 * 1000

interface ExpiringDoc extends Doc {
  expiresAt: number
}

/** Removes what is over, and what a crash left of agents that never came to be. Safe to run at any time. */
export async function tidy({ stores, now }: Pick<Deps, 'stores' | 'now'>): Promise<void> {
  for (const region of regions) {
    for (const name of expiring) {
      await stores[region].collection<ExpiringDoc>(name).deleteMany({ expiresAt: { $lt: now() } })
    }
    await stores[region]
      .collection<Doc & { ts: number }>('outbox')
      .deleteMany({ ts: { $lt: now() - outboxMs } })
    await stores[region]
      .collection<ExpiringDoc>('invitations')
      .deleteMany({ expiresAt: { $lt: now() - invitationMs } })
    await conversationDays(stores)
      .days(region)
      .deleteMany({ day: { $lt: dayOf(now() / 1000) - countedDays } })
    await removeUnfinishedAgents(region)
  }

  async function removeUnfinishedAgents(region: Region): Promise<void> {
    const { agents, claims, knowledge, versions } = agentRepository(stores)
    const open = await claims(region)
      .find({ state: 'open', claimedAt: { $lt: now() - abandonedMs } }, { limit: 100 })
      .toArray()
    for (const { _id: agentId, claimedAt } of open) {
      if (await agents(region).findOne({ _id: agentId })) {
        await claims(region).updateOne({ _id: agentId }, { $set: { state: 'done' } })
        continue
      }
      // The claim goes last and only if nobody took it over meanwhile.
      await knowledge(region).deleteMany({ agentId })
      await versions(region).deleteMany({ agentId })
      await agentWords(stores).words(region).deleteMany({ agentId })
      await claims(region).deleteOne({ _id: agentId, state: 'open', claimedAt })
    }
  }
}

/** What housekeeping needs of the server. */
type HousekeepingDeps = Pick<Deps, 'stores' | 'files' | 'now' | 'log' | 'siteReader' | 'mail' | 'config'>

/**
 * Makes missing indexes and tidies, now and every hour; runs crawlers that are due and delivers events, all the
 * time. The answer stops it. A store that is away is asked again soon, so a server that was started before its
 * database comes to work with it.
 */
export function startHousekeeping(deps: HousekeepingDeps): () => void {
  const crawl = automationRounds(deps)
  const deliveries = eventDelivery(deps)

  async function keepHouse(): Promise<void> {
    await ensureIndexes(deps.stores)
    await upgradeStores(deps.stores)
    await tidy(deps)
    for (const region of regions) await fileKeeping(deps).removeExpired(region)
    await agentRemoval(deps).finishAll()
    for (const region of regions) await workspaceRemoval(deps).finish(region, deps.now() - abandonedMs)
  }

  const failed = (error: unknown) => deps.log.warn({ err: error }, 'housekeeping.failed')
  const stops = [
    repeat(keepHouse, { everyMs, soonMs, failed }),
    repeat(crawl, { everyMs: crawlEveryMs, soonMs, failed }),
    repeat(deliveries.round, { everyMs: deliverEveryMs, soonMs, failed }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
