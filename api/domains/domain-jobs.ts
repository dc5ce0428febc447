import { unverifiedDays } from '#mocks/contracts/domains/host-words.ts'
import { unixNow } from '../deps.ts'
import type { JobKind, JobRun } from '../jobs/job-kind.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import type { JobDeps } from '../shared/area.ts'
import { createSharedBudgets } from '../store/shared-budgets.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createAgencyHosts } from './agency-host.ts'
import { recordsOf } from './check-host.ts'
import { createDnsReminders } from './dns-reminders.ts'
import { elsewhereMail, failingMail, releasedMail, reminderMail } from './domain-mail.ts'
import { checkKind, reminderKind, settleKind, tellKind, tellRequest, unhostKind } from './domain-requests.ts'
import { createDomainStates, releasedAt } from './domain-state.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'
import { createReleaseDomain } from './release-domain.ts'

const daySeconds = 24 * 60 * 60
const dayMs = daySeconds * 1000

/** Looks after hosts: once a day each, reminders, news for owners, and hosting that is to forget one. */
export function createDomainJobs(deps: JobDeps): JobKind[] {
  const { hosting, mail, jobs, stores, log } = deps
  const { find, standing, pendingOf, change, release: drop } = createHostRepository(deps)
  const { holds } = createAgencyHosts(deps)
  const workspaces = createWorkspaceRepository(stores)
  const reminders = createDnsReminders(stores)
  const states = createDomainStates(deps)
  const release = createReleaseDomain(deps)

  async function giveBack(doc: HostDoc): Promise<void> {
    await release(doc, 'released')
    log.info({ host: doc._id, workspace: doc.agencyId }, 'domains.released')
  }

  /** A verified host whose records are gone: its owner is told, and has a week. */
  async function lookAfter(doc: HostDoc): Promise<void> {
    const { isRight } = await states.check(doc)
    // Nobody answered: that says nothing of the records.
    if (isRight !== false) return
    if (doc.failingSince === null) {
      await jobs.ask(doc.region, tellRequest(doc, 'failing'))
      await change(doc, { failingSince: unixNow(deps) })
    } else if (unixNow(deps) >= (releasedAt(doc) ?? Infinity)) await giveBack(doc)
  }

  /**
   * Sends a mail that ends a claim once, however many found it ended at the same moment. One that was begun before and
   * cut off is sent again.
   */
  async function sendOnce({ region, key, attempt }: JobRun, message: MailMessage): Promise<void> {
    const budgets = createSharedBudgets(stores[region].collection('limits'), deps.now)
    const id = `host news ${key}`
    const taken = await budgets.take(id, 1, dayMs)
    if (taken.taken > 1 && attempt === 1) return
    try {
      await mail.send(region, message)
    } catch (error) {
      await budgets.giveBack(id, taken.taken, taken)
      throw error
    }
  }

  return [
    {
      kind: checkKind,
      atOnce: 4,
      async run({ region, key, payload }) {
        const held = await standing({ _id: String(payload.host), token: key })
        if (!held) {
          await jobs.cancel(region, { kind: checkKind, key })
          return undefined
        }
        // A crash left it without its agency.
        if (!(await holds(held))) await release(held)
        else {
          const { doc, isElsewhere } = await states.moveOn(held)
          if (isElsewhere) {
            await release(doc, 'elsewhere')
            return undefined
          }
          const isLate = unixNow(deps) - doc.claimedAt >= unverifiedDays * daySeconds
          if (doc.liveAt !== null) await states.recheckLive(doc)
          if (doc.verifiedAt !== null && doc.kind === 'custom') await lookAfter(doc)
          else if (doc.verifiedAt === null && isLate) await giveBack(doc)
        }
        return undefined
      },
    },
    {
      kind: reminderKind,
      atOnce: 2,
      async run({ region, key, payload }) {
        const reminder = await reminders.find(region, key)
        const held = await standing({ _id: String(payload.host), token: key })
        if (!reminder || !held) return undefined
        const { doc, isElsewhere } = await states.moveOn(held)
        if (isElsewhere || doc.verifiedAt !== null || !(await reminders.claim(region, key))) return undefined
        const { userEmail: to } = reminder
        await mail.send(region, reminderMail({ to, domain: doc._id, records: recordsOf(doc, hosting) }))
        return undefined
      },
    },
    {
      kind: unhostKind,
      atOnce: 2,
      async run({ key: host, payload }) {
        const left = await standing({ _id: host, token: String(payload.token) })
        // Whoever gave it back was cut off before its claim went.
        if (left && !(await holds(left))) await drop(left)
        // Else it was taken again meanwhile, or others claim it, too.
        if (!(await find(host)) && (await pendingOf(host)).length === 0) await hosting.remove(host)
        return undefined
      },
    },
    {
      kind: settleKind,
      atOnce: 2,
      async run({ key: host }) {
        const held = await find(host)
        if (!held) return undefined
        for (const doc of await pendingOf(host)) {
          if (doc.token === held.token) continue
          await release(doc, 'elsewhere')
          log.info({ host, workspace: doc.agencyId }, 'domains.elsewhere')
        }
        return undefined
      },
    },
    {
      kind: tellKind,
      atOnce: 2,
      // Some hours: a mail server that is down comes back.
      attempts: 14,
      async run(job) {
        const { region, workspaceId, payload } = job
        const domain = String(payload.host)
        const to = (await workspaces.find(region, workspaceId))?.email
        if (!to) return undefined
        if (payload.news === 'released') await sendOnce(job, releasedMail({ to, domain }))
        if (payload.news === 'elsewhere') await sendOnce(job, elsewhereMail({ to, domain }))
        const claim = { _id: domain, token: String(payload.token) }
        const doc = payload.news === 'failing' ? await standing(claim) : null
        if (doc) await mail.send(region, failingMail({ to, domain, records: recordsOf(doc, hosting) }))
        return undefined
      },
    },
  ]
}
