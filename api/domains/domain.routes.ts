import { isIP } from 'node:net'
import { refuseWithoutWhiteLabel } from '#mocks/contracts/agency/white-label.ts'
import {
  createDomain,
  getDomain,
  getDomainSetup,
  getLive,
  removeDomain,
} from '#mocks/contracts/domains/domain.contract.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { isReachable } from '#mocks/contracts/domains/host-records.ts'
import { notLive, oneKind, refuseHost } from '#mocks/contracts/domains/host-refusals.ts'
import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import { readCustomDomain, readSubdomain } from '#mocks/contracts/domains/read-host.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound, refuse, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { isMailPublic } from '../providers/email-domain/create-email-domains.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { recordsOf } from './check-host.ts'
import { createDomainStates } from './domain-state.ts'
import { createHostRepository, type HostDoc, type HostKind } from './host.repository.ts'
import { hostKey } from './host-lookup.ts'
import { createReleaseDomain } from './release-domain.ts'
import { createTakeDomain } from './take-domain.ts'

const kinds: Record<DomainType, HostKind> = { vgSubdomain: 'subdomain', customDomain: 'custom' }

/** Domains of an agency: taking one, how far it has come, and giving it back. */
export function domainRoutes(deps: Deps): Operation[] {
  const { config } = deps
  const { find } = createHostRepository(deps)
  const workspaces = createWorkspaceRepository(deps.stores)
  const states = createDomainStates(deps)
  const take = createTakeDomain(deps)
  const release = createReleaseDomain(deps)
  const own = () => ({ rootDomain: config.rootDomain, mainHosts: config.mainHosts })

  /** A host of the region by its name and kind; 404 without one, whoever asks. */
  async function load(region: Region, domain: string, domainType: DomainType): Promise<HostDoc> {
    const key = hostKey(domain)
    const doc = key === null ? null : await find(key)
    if (doc?.region !== region || doc.kind !== kinds[domainType]) throw notFound()
    return doc
  }

  return [
    implement(getDomainSetup, async ({ params: { agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      return ok({ ...own(), isPublic: isReachable(deps.hosting.target), isMailPublic: isMailPublic(config) })
    }),

    implement(createDomain, async ({ params: { region }, body, authorise, log }) => {
      const { agencyId, customDomain, isVGSubdomain = false, isCustomDomain = false } = body
      authorise({ workspaceId: agencyId })
      if (isVGSubdomain === isCustomDomain) throw refused(oneKind)
      const workspace = await workspaces.find(region, agencyId)
      if (!workspace) throw notFound()
      refuse(refuseWithoutWhiteLabel(workspace, deps.now()))
      const kind: HostKind = isVGSubdomain ? 'subdomain' : 'custom'
      const read = isVGSubdomain ? readSubdomain(customDomain, own()) : readCustomDomain(customDomain, own())
      if (read.host === undefined) throw refused(refuseHost(read.problem))
      const doc = await take({ region, agencyId, kind, host: read.host, email: workspace.email })
      log.info({ workspace: agencyId, host: doc._id }, 'domains.taken')
      const data = { domain: doc._id, verification: recordsOf(doc, deps.hosting) }
      return ok({ success: true as const, message: '', data })
    }),

    implement(getDomain, async ({ params: { region }, query: { domain, domainType }, authorise }) => {
      const doc = await load(region, domain, domainType)
      authorise({ workspaceId: doc.agencyId })
      return ok(await states.present(doc))
    }),

    implement(removeDomain, async ({ params: { region }, query: { domain, domainType }, authorise, log }) => {
      const doc = await load(region, domain, domainType)
      authorise({ workspaceId: doc.agencyId })
      await release(doc)
      log.info({ workspace: doc.agencyId, host: doc._id }, 'domains.given_back')
      return ok({ success: true as const, message: domainWords.removed })
    }),

    implement(getLive, async ({ query: { domain }, authorise }) => {
      const key = domain.includes(':') ? null : hostKey(domain)
      if (key === null || isIP(key) !== 0) throw new HttpError(400)
      const doc = await find(key)
      if (!doc) throw notFound()
      authorise({ workspaceId: doc.agencyId }, doc.region)
      if (!(await states.present(doc)).isLive) throw refused(notLive)
      return ok({ isLive: true as const })
    }),
  ]
}
