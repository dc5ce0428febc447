import { unverifiedDays } from '#mocks/contracts/domains/host-words.ts'
import { unixNow } from '../deps.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { JobDeps } from '../shared/area.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createAgencyHosts } from './agency-host.ts'
import { recordsOf } from './check-host.ts'
import { createDnsReminders } from './dns-reminders.ts'
import { failingMail, releasedMail, reminderMail } from './domain-mail.ts'
import { checkKind, reminderKind, unhostKind } from './domain-requests.ts'
import { createDomainStates, releasedAt } from './domain-state.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'
import { createReleaseDomain } from './release-domain.ts'

const daySeconds = 24 * 60 * 60

/** Looks after hosts: once a day each, reminders, and hosting that is to forget one. */
export function createDomainJobs(deps: JobDeps): JobKind[] {
  const { hosting, mail, jobs, stores, log } = deps
  const { find, change } = createHostRepository(deps)
  const { holds } = createAgencyHosts(deps)
  const workspaces = createWorkspaceRepository(stores)
  const reminders = createDnsReminders(stores)
  const states = createDomainStates(deps)
  const release = createReleaseDomain(deps)

  async function ownerOf({ region, agencyId }: HostDoc): Promise<string | null> {
    return (await workspaces.find(region, agencyId))?.email ?? null
  }

  async function giveBack(doc: HostDoc): Promise<void> {
    const to = await ownerOf(doc)
    await release(doc)
    log.info({ host: doc._id, workspace: doc.agencyId }, 'domains.released')
    if (to) await mail.send(doc.region, releasedMail({ to, domain: doc._id }))
  }

  /** A verified host whose records are gone: its owner is told, and has a week. */
  async function lookAfter(doc: HostDoc): Promise<void> {
    const { isRight } = await states.check(doc)
    // Nobody answered: that says nothing of the records.
    if (isRight !== false) return
    if (doc.failingSince === null) {
      const to = await ownerOf(doc)
      const records = recordsOf(doc, hosting)
      if (to) await mail.send(doc.region, failingMail({ to, domain: doc._id, agency: '', records }))
      await change(doc, { failingSince: unixNow(deps) })
    } else if (unixNow(deps) >= (releasedAt(doc) ?? Infinity)) await giveBack(doc)
  }

  return [
    {
      kind: checkKind,
      atOnce: 4,
      async run({ region, key, payload }) {
        const held = await find(String(payload.host))
        if (held?.token !== key) {
          await jobs.cancel(region, { kind: checkKind, key })
          return undefined
        }
        // A crash left it without its agency.
        if (!(await holds(held))) await release(held)
        else {
          const { doc } = await states.moveOn(held)
          const isLate = unixNow(deps) - doc.claimedAt >= unverifiedDays * daySeconds
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
        const held = await find(String(payload.host))
        if (!reminder || held?.token !== key) return undefined
        const { doc } = await states.moveOn(held)
        if (doc.verifiedAt !== null || !(await reminders.claim(region, key))) return undefined
        const { userEmail: to, agencyName: agency } = reminder
        await mail.send(
          region,
          reminderMail({ to, agency, domain: doc._id, records: recordsOf(doc, hosting) }),
        )
        return undefined
      },
    },
    {
      kind: unhostKind,
      atOnce: 2,
      async run({ key: host }) {
        // Taken again meanwhile.
        if (!(await find(host))) await hosting.remove(host)
        return undefined
      },
    },
  ]
}
