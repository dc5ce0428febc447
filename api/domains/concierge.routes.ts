import { linkIdentityOf } from '#mocks/contracts/agency/link-identity.schema.ts'
import { areHostsShown } from '#mocks/contracts/agency/white-label-trial.ts'
import { getDiagnosis } from '#mocks/contracts/domains/concierge/diagnose.contract.ts'
import {
  createStatusLink,
  getStatusLink,
  readDomainStatus,
  removeStatusLink,
  type StatusLink,
} from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { statusLinkDays } from '#mocks/contracts/domains/concierge/status-link-days.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { hashSecret, newToken } from '../shared/secrets.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createHostDiagnosis } from './diagnose-host.ts'
import { createHostRepository, type HostDoc } from './host.repository.ts'
import { hostKey } from './host-lookup.ts'
import { type StatusLinkDoc, statusLinksOf } from './status-link.repository.ts'

const linkSeconds = statusLinkDays * 24 * 60 * 60

/** What is wrong with a domain, for its owner, and for whoever holds a link. */
export function conciergeRoutes(deps: Deps): Operation[] {
  const { claimOf, standing } = createHostRepository(deps)
  const agencies = createAgencyRepository(deps)
  const workspaces = createWorkspaceRepository(deps.stores)
  const diagnoseHost = createHostDiagnosis(deps)

  /** A custom domain of the agency's; 404 for every other. */
  async function load(
    { region, agencyId }: { region: Region; agencyId: string },
    domain: string,
  ): Promise<HostDoc> {
    const key = hostKey(domain)
    const doc = key === null ? null : await claimOf({ region, agencyId, host: key })
    if (doc?.kind !== 'custom') throw notFound()
    return doc
  }

  const linksOf = ({ _id: host, agencyId }: HostDoc) => ({ host, agencyId })
  const present = (doc: StatusLinkDoc | null, token: string): StatusLink | null =>
    doc && doc._id === token && doc.endsAt > deps.now()
      ? { createdAt: doc.createdAt, expiresAt: Math.floor(doc.endsAt / 1000) }
      : null

  /** Whether the agency's hosts show it. */
  async function isShown({ region, agencyId }: HostDoc): Promise<boolean> {
    const workspace = await workspaces.find(region, agencyId)
    return workspace !== null && areHostsShown(workspace, deps.now())
  }

  return [
    implement(getDiagnosis, async ({ params, query: { domain }, authorise }) => {
      authorise({ workspaceId: params.agencyId })
      const host = await load(params, domain)
      return ok(await diagnoseHost(host, await isShown(host)))
    }),

    implement(getStatusLink, async ({ params, query: { domain }, authorise }) => {
      authorise({ workspaceId: params.agencyId })
      const host = await load(params, domain)
      const link = await statusLinksOf(deps, params.region).findOne({ _id: host.token })
      return ok({ link: present(link, host.token) })
    }),

    implement(createStatusLink, async ({ params, body: { domain }, authorise, log }) => {
      authorise({ workspaceId: params.agencyId })
      const host = await load(params, domain)
      const links = statusLinksOf(deps, params.region)
      const secret = newToken()
      const createdAt = unixNow(deps)
      const doc: Omit<StatusLinkDoc, '_id'> = {
        ...linksOf(host),
        secretHash: hashSecret(secret),
        createdAt,
        endsAt: (createdAt + linkSeconds) * 1000,
      }
      // Of two that are made at once the later one stands alone.
      await links.updateOne({ _id: host.token }, { $set: doc }, { upsert: true })
      log.info({ workspace: host.agencyId, host: host._id }, 'domains.status_link.made')
      return ok({ secret, link: { createdAt, expiresAt: createdAt + linkSeconds } })
    }),

    implement(removeStatusLink, async ({ params, query: { domain }, authorise }) => {
      authorise({ workspaceId: params.agencyId })
      await statusLinksOf(deps, params.region).deleteMany(linksOf(await load(params, domain)))
      return ok({ link: null })
    }),

    implement(readDomainStatus, async ({ params: { region }, body: { secret }, request }) => {
      const link = await statusLinksOf(deps, region).findOne({ secretHash: hashSecret(secret) })
      if (!link) throw notFound()
      const host = await standing({ _id: link.host, token: link._id })
      const shown =
        host && host.region === region && host.agencyId === link.agencyId && present(link, host.token)
      // At an agency's host there are its own domains alone.
      const isOthers = request.agencyHost && request.agencyHost.agencyId !== host?.agencyId
      if (!shown || isOthers) throw notFound()
      const isBrandShown = await isShown(host)
      const [diagnosis, agency] = await Promise.all([
        diagnoseHost(host, isBrandShown),
        agencies.find(region, host.agencyId),
      ])
      return ok({ expiresAt: shown.expiresAt, diagnosis, agency: linkIdentityOf(agency, isBrandShown) })
    }),
  ]
}
