import { domainToUnicode } from 'node:url'
import type { DomainState } from '#mocks/contracts/domains/domain.schema.ts'
import { failingDays } from '#mocks/contracts/domains/host-words.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createNewSubdomainNotice } from '../notifications/new-subdomain.ts'
import type { HostingStatus } from '../providers/hosting/hosting.ts'
import { createShortCache } from '../shared/short-cache.ts'
import { createAgencyHosts } from './agency-host.ts'
import { createHostCheck, recordsOf } from './check-host.ts'
import { createDnsReminders } from './dns-reminders.ts'
import { settleRequest } from './domain-requests.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'
import { createHostTrouble } from './host-trouble.ts'

const daySeconds = 24 * 60 * 60

/** Unix seconds when a host that fails is given back; null while nothing is wrong. */
export function releasedAt({ failingSince }: Pick<HostDoc, 'failingSince'>): number | null {
  return failingSince === null ? null : failingSince + failingDays * daySeconds
}

/** Milliseconds until a live host that has trouble is asked about again: many who look at once cost one call (threats 48). */
const recheckMs = 5 * 60_000

/** A host after a look at it. */
interface Looked {
  doc: HostDoc
  records: DomainState['records']
  trouble: DomainState['trouble']
  /** Another agency proved it first: this claim is over. */
  isElsewhere: boolean
}

/** How far hosts have come; whoever looks moves them on. */
export function createDomainStates(
  deps: Pick<Deps, 'stores' | 'now' | 'hosting' | 'dns' | 'log' | 'mail' | 'jobs'>,
) {
  const { hosting, jobs, log, stores } = deps
  const { find, hold, verify, change } = createHostRepository(deps)
  const { markVerified } = createAgencyHosts(deps)
  const reminders = createDnsReminders(stores)
  const check = createHostCheck(deps)
  const tellNewSubdomain = createNewSubdomainNotice(deps)
  const troubleOf = createHostTrouble(deps)
  const rechecked = createShortCache<{ done: true }>({ ms: recheckMs, size: 1_000, now: deps.now })
  const statuses = createShortCache<{ status: HostingStatus }>({ ms: 5_000, size: 1_000, now: deps.now })

  /** What hosting says, asked at most every five seconds. */
  async function hostingStatus(host: string): Promise<HostingStatus> {
    try {
      const known = await statuses.through(host, async () => ({ status: await hosting.status(host) }))
      return known?.status ?? 'waiting'
    } catch (error) {
      log.warn({ err: error, host }, 'domains.hosting_failed')
      return 'waiting'
    }
  }

  /** The first proof: told to its agency, and of a subdomain to its owner. */
  async function becomeVerified(doc: HostDoc): Promise<HostDoc> {
    const verifiedAt = unixNow(deps)
    if ((await hold(doc)) !== 'own') return doc
    if (doc.kind === 'custom') await jobs.ask(doc.region, settleRequest(doc))
    await markVerified(doc)
    if (await verify(doc, verifiedAt)) {
      log.info({ host: doc._id, workspace: doc.agencyId }, 'domains.verified')
      await reminders.forget(doc.region, doc.token)
    }
    if (doc.kind === 'subdomain') await tellNewSubdomain(doc)
    return { ...doc, verifiedAt, failingSince: null }
  }

  /** Asks hosting whether a host that was live still is; while nobody can tell it stays. */
  async function recheckLive(doc: HostDoc): Promise<void> {
    try {
      if ((await hosting.status(doc._id)) !== 'live') await change(doc, { liveAt: null })
    } catch (error) {
      log.warn({ err: error, host: doc._id }, 'domains.hosting_failed')
    }
  }

  /** Looks at a host that is not there yet, or that fails. */
  async function moveOn(doc: HostDoc): Promise<Looked> {
    let now = doc
    // Of what nobody looked at nothing is known.
    let records: DomainState['records'] = recordsOf(doc, hosting).map((record) => ({
      ...record,
      isFound: null,
    }))
    if (doc.verifiedAt === null || doc.failingSince !== null) {
      const findings = doc.kind === 'custom' ? await check(doc) : { records: [], isRight: true }
      records = findings.records
      if (findings.isRight === true && doc.failingSince !== null) {
        await change(doc, { failingSince: null })
        now = { ...now, failingSince: null }
      }
      const isReady = findings.isRight === true && doc.verifiedAt === null
      if (isReady && (await hostingStatus(doc._id)) !== 'waiting') now = await becomeVerified(now)
    }
    if (now.verifiedAt !== null && now.liveAt === null && (await hostingStatus(doc._id)) === 'live') {
      const liveAt = unixNow(deps)
      await change(doc, { liveAt })
      now = { ...now, liveAt }
    }
    const held = now.verifiedAt === null ? await find(doc._id) : null
    const trouble = now.verifiedAt === null ? null : await troubleOf(doc._id)
    if (now.liveAt !== null && trouble?.servedUntil === null) {
      // The certificate it had has ended.
      const { _id, token, liveAt } = now
      await rechecked.through([_id, token, liveAt].join(' '), async () => {
        await recheckLive(now)
        return { done: true }
      })
      now = (await find(_id)) ?? now
    }
    return { doc: now, records, trouble, isElsewhere: held !== null && held.token !== doc.token }
  }

  return {
    check,
    moveOn,
    recheckLive,

    /** How far a host has come, as its agency sees it. */
    present({ doc, records, trouble }: Looked): DomainState {
      return {
        domain: doc._id,
        unicode: domainToUnicode(doc._id) || doc._id,
        isVerified: doc.verifiedAt !== null,
        isLive: doc.liveAt !== null,
        url: hosting.url(doc._id),
        records,
        failingSince: doc.failingSince,
        releasedAt: releasedAt(doc),
        trouble,
      }
    },
  }
}
