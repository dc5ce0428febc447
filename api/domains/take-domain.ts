import { proofValue } from '#mocks/contracts/domains/host-records.ts'
import { hostTaken, otherHost } from '#mocks/contracts/domains/host-refusals.ts'
import { bucketOf, type Region } from '#mocks/contracts/shared/region.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, refused } from '../http/http-error.ts'
import { HostRefusedError } from '../providers/hosting/hosting.ts'
import { newSecret } from '../shared/secrets.ts'
import { createAgencyHosts } from './agency-host.ts'
import { createHostCheck } from './check-host.ts'
import { createDnsReminders } from './dns-reminders.ts'
import { checkRequest, reminderRequest } from './domain-requests.ts'
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

/** Seconds for which a claim without its proof keeps everybody else out: no longer, or it would for ever. */
const unprovenSeconds = 24 * 60 * 60

/** Takes hosts for agencies (spec 2 §4, §5). */
export function createTakeDomain(deps: Pick<Deps, 'stores' | 'now' | 'hosting' | 'jobs' | 'dns' | 'log'>) {
  const { stores, hosting, jobs } = deps
  const { find, claim, change } = createHostRepository(deps)
  const { place } = createAgencyHosts(deps)
  const agencies = createAgencyRepository(deps)
  const reminders = createDnsReminders(stores)
  const release = createReleaseDomain(deps)
  const check = createHostCheck(deps)

  /** Whether a claim is a day old and its proof, as name servers say, is not there. */
  async function givesWay(held: HostDoc): Promise<boolean> {
    if (held.kind !== 'custom' || held.verifiedAt !== null) return false
    if (unixNow(deps) - held.claimedAt < unprovenSeconds) return false
    const { records } = await check(held)
    return records.find(({ value }) => value === proofValue(held.token))?.isFound === false
  }

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
    const held = await find(host)
    const isOwn = held?.agencyId === agencyId && held.region === region
    if (held && !isOwn && (await givesWay(held))) {
      await release(held, true)
      deps.log.info({ host, workspace: held.agencyId }, 'domains.gave_way')
      if (await claim(wanted)) return { doc: wanted, isNew: true }
    }
    await jobs.cancel(region, checkRequest(wanted, deps.now()))
    if (held && isOwn) return { doc: held, isNew: false }
    throw refused(hostTaken(kind === 'subdomain'))
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
    try {
      doc.challenges = await hosting.add(doc._id)
    } catch (error) {
      if (isNew) await release(doc)
      if (error instanceof HostRefusedError) throw refused(hostTaken(doc.kind === 'subdomain'))
      throw new HttpError(502)
    }
    await change(doc, { challenges: doc.challenges })
    if (doc.kind === 'custom' && doc.verifiedAt === null) await remind(wish, doc)
    return doc
  }
}
