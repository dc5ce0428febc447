import { hostTaken, otherHost } from '#mocks/contracts/domains/host-refusals.ts'
import { bucketOf, type Region } from '#mocks/contracts/shared/region.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, refused } from '../http/http-error.ts'
import { HostRefusedError } from '../providers/hosting/hosting.ts'
import { newSecret } from '../shared/secrets.ts'
import { createAgencyHosts } from './agency-host.ts'
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

/** Takes hosts for agencies (spec 2 §4, §5). */
export function createTakeDomain(deps: Pick<Deps, 'stores' | 'now' | 'hosting' | 'jobs'>) {
  const { stores, hosting, jobs } = deps
  const { find, claim, change } = createHostRepository(deps)
  const { place } = createAgencyHosts(deps)
  const agencies = createAgencyRepository(deps)
  const reminders = createDnsReminders(stores)
  const release = createReleaseDomain(deps)

  /** The claim of a host by its agency, which may have it already. */
  async function claimed({ region, agencyId, kind, host }: Wish): Promise<HostDoc> {
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
    if (await claim(wanted)) return wanted
    await jobs.cancel(region, checkRequest(wanted, deps.now()))
    const held = await find(host)
    if (held?.agencyId === agencyId && held.region === region) return held
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
    const doc = await claimed(wish)
    if (!(await place(doc))) {
      await release(doc)
      throw refused(otherHost)
    }
    try {
      doc.challenges = await hosting.add(doc._id)
    } catch (error) {
      await release(doc)
      if (error instanceof HostRefusedError) throw refused(hostTaken(doc.kind === 'subdomain'))
      throw new HttpError(502)
    }
    await change(doc, { challenges: doc.challenges })
    if (doc.kind === 'custom' && doc.verifiedAt === null) await remind(wish, doc)
    return doc
  }
}
