import type { Deps } from '../deps.ts'
import { createAgencyHosts } from './agency-host.ts'
import { createDnsReminders } from './dns-reminders.ts'
import { checkKind, type HostNews, reminderKind, tellRequest, unhostRequest } from './domain-requests.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'

/**
 * Gives a host back: its agency loses it, hosting is told, its owner where there is `news`, and whoever takes it next
 * proves it anew.
 */
export function createReleaseDomain(deps: Pick<Deps, 'stores' | 'now' | 'hosting' | 'jobs'>) {
  const { jobs, stores } = deps
  const { release } = createHostRepository(deps)
  const { clear } = createAgencyHosts(deps)
  const reminders = createDnsReminders(stores)

  return async function releaseDomain(doc: HostDoc, news?: HostNews): Promise<void> {
    const { region, token: key } = doc
    // First of all: once the agency has lost it, nobody knows any more why.
    if (news) await jobs.ask(region, tellRequest(doc, news))
    await clear(doc)
    // Before the claim goes: after a crash between the two this job finishes what was begun.
    await jobs.ask(region, unhostRequest(doc))
    await release(doc)
    // Once more: a call that found the claim before it went may have told the agency of it since.
    await clear(doc)
    await reminders.forget(region, key)
    await jobs.cancel(region, { kind: reminderKind, key })
    await jobs.cancel(region, { kind: checkKind, key })
  }
}
