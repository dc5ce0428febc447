import { hostTaken, otherHost } from '#mocks/contracts/domains/host-refusals.ts'
import { bucketOf, type Region } from '#mocks/contracts/shared/region.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, refused } from '../http/http-error.ts'
import { HostRefusedError } from '../providers/hosting/hosting.ts'
import { newSecret } from '../shared/secrets.ts'
import { createAgencyHosts } from './agency-host.ts'
import { createDnsReminders } from './dns-reminders.ts'
import { checkRequest, reminderRequest, unhostRequest } from './domain-requests.ts'
import { createHostRepository, type HostDoc, type HostKind } from './host.repository.ts'
import { createReleaseDomain } from './release-domain.ts'

/** Who asks for a host. */
interface Wish {
  region: Region
  agencyId: string
  kind: HostKind
  host: string
  /** Who is reminded of its records. */
  email: string
}

/** A claim, and whether the call at hand made it: one that stood before is not this call's to undo. */
interface Claimed {
  doc: HostDoc
  isNew: boolean
}

/** Takes hosts for agencies (spec 2 §4, §5). */
export function createTakeDomain(deps: Pick<Deps, 'stores' | 'now' | 'hosting' | 'jobs'>) {
  const { stores, hosting, jobs } = deps
  const { find, claim, claimOf, change, standing } = createHostRepository(deps)
  const { place, markVerified, clear } = createAgencyHosts(deps)
  const agencies = createAgencyRepository(deps)
  const reminders = createDnsReminders(stores)
  const release = createReleaseDomain(deps)

  /** The claim of a host by its agency, which may have it already. */
  async function claimed({ region, agencyId, kind, host }: Wish): Promise<Claimed> {
    const wanted: HostDoc = {
      _id: host,
      region,
      agencyId,
      kind,
      token: newSecret(32),
      claimedAt: unixNow(deps),
      verifiedAt: null,
      failingSince: null,
      liveAt: null,
      challenges: [],
    }
    // Before the claim: one that a crash leaves without its agency is given back by this.
    await jobs.ask(region, checkRequest(wanted, deps.now()))
    if (await claim(wanted)) return { doc: wanted, isNew: true }
    const own = await claimOf({ region, agencyId, host })
    await jobs.cancel(region, checkRequest(wanted, deps.now()))
    if (own) return { doc: own, isNew: false }
    throw refused(hostTaken(kind === 'subdomain'))
  }

  /** Looks once more, now that the agency says that it has the host: it may have gone to somebody meanwhile. */
  async function confirm(doc: HostDoc): Promise<void> {
    const held = await find(doc._id)
    if (held && held.token !== doc.token) {
      await release(doc)
      throw refused(hostTaken(doc.kind === 'subdomain'))
    }
    const now = await standing(doc)
    // Given back while this call was under way: as if that had come after it.
    if (!now) await clear(doc)
    else if (now.verifiedAt !== null && doc.verifiedAt === null) await markVerified(now)
  }

  async function remind({ region, agencyId, email }: Wish, { _id: domain, token }: HostDoc): Promise<void> {
    const agency = await agencies.find(region, agencyId)
    const kept = await reminders.keep(region, {
      _id: token,
      domain,
      agencyId,
      agencyName: agency?.name ?? '',
      userEmail: email,
      bucket: bucketOf(region),
      timestamp: unixNow(deps),
      sent: false,
    })
    if (kept) await jobs.ask(region, reminderRequest({ agencyId, token, _id: domain }, deps.now()))
  }

  /** Takes a host; refuses what another agency has, and a second one of a kind. */
  return async function take(wish: Wish): Promise<HostDoc> {
    const { doc, isNew } = await claimed(wish)
    if (!(await place(doc))) {
      if (isNew) await release(doc)
      throw refused(otherHost)
    }
    await confirm(doc)
    try {
      doc.challenges = await hosting.add(doc._id)
    } catch (error) {
      if (isNew) await release(doc)
      if (error instanceof HostRefusedError) throw refused(hostTaken(doc.kind === 'subdomain'))
      throw new HttpError(502)
    }
    if (!(await change(doc, { challenges: doc.challenges }))) await jobs.ask(doc.region, unhostRequest(doc))
    else if (doc.kind === 'custom' && doc.verifiedAt === null) await remind(wish, doc)
    return doc
  }
}
