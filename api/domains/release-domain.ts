import type { Deps } from '../deps.ts'
import { createAgencyHosts } from './agency-host.ts'
import { createDnsReminders } from './dns-reminders.ts'
import { checkKind, reminderKind, unhostRequest } from './domain-requests.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'

/** Gives a host back: its agency loses it, hosting is told, and whoever takes it next proves it anew. */
export function createReleaseDomain(deps: Pick<Deps, 'stores' | 'now' | 'hosting' | 'jobs'>) {
  const { jobs, stores } = deps
  const { release } = createHostRepository(deps)
  const { clear } = createAgencyHosts(deps)
  const reminders = createDnsReminders(stores)

  return async function releaseDomain(doc: HostDoc): Promise<void> {
    const { region, token: key } = doc
    await clear(doc)
    await release(doc)
    // After it is nobody's: hosting is not told of one that somebody has.
    await jobs.ask(region, unhostRequest(doc._id))
    await reminders.forget(region, key)
    await jobs.cancel(region, { kind: reminderKind, key })
    await jobs.cancel(region, { kind: checkKind, key })
  }
}
