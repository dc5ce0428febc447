import { isIP } from 'node:net'
import { refuseWithoutWhiteLabel } from '#mocks/contracts/agency/white-label.ts'
import {
  createDomain,
  getDomain,
  getDomainSetup,
  getLive,
  removeDomain,
} from '#mocks/contracts/domains/domain.contract.ts'
import type { DomainState, DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { missingSettings } from '#mocks/contracts/domains/host-records.ts'
import {
  hostTaken,
  notLive,
  oneKind,
  refuseHost,
  refuseUnclaimed,
} from '#mocks/contracts/domains/host-refusals.ts'
import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import { readCustomDomain, readSubdomain } from '#mocks/contracts/domains/read-host.ts'
import { workspacesOf } from '#mocks/contracts/shared/needs.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound, refuse, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { Principal } from '../http/principal.ts'
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
  const { find, claimAmong } = createHostRepository(deps)
  const workspaces = createWorkspaceRepository(deps.stores)
  const states = createDomainStates(deps)
  const take = createTakeDomain(deps)
  const release = createReleaseDomain(deps)
  const own = () => ({ rootDomain: config.rootDomain, mainHosts: config.mainHosts })

  interface Asked {
    domain: string
    domainType: DomainType
    /** @default any workspace of the caller's */
    agencyId?: string | undefined
  }

  /** The caller's claim of a host, by its kind; null without one. */
  async function load(region: Region, asked: Asked, principal: Principal): Promise<HostDoc | null> {
    const key = hostKey(asked.domain)
    const theirs = workspacesOf(principal, region)
    const agencyIds = asked.agencyId === undefined ? theirs : theirs.filter((uid) => uid === asked.agencyId)
    const doc = key === null ? null : await claimAmong(key, region, agencyIds)
    return doc?.kind === kinds[asked.domainType] ? doc : null
  }

  /** How far a claim has come; one that another agency was faster to prove ends, and its owner is told. */
  async function present(held: HostDoc): Promise<DomainState> {
    const looked = await states.moveOn(held)
    if (looked.isElsewhere) {
      await release(looked.doc, 'elsewhere')
      throw refused(hostTaken(false))
    }
    return states.present(looked)
  }

  /** Who holds a host; undefined where nobody does. */
  async function holderOf(domain: string) {
    const key = hostKey(domain)
    const held = key === null ? null : await find(key)
    return held ? { isSubdomain: held.kind === 'subdomain', agencyId: held.agencyId } : undefined
  }

  return [
    implement(getDomainSetup, async ({ params: { agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      return ok({
        ...own(),
        missingSettings: missingSettings(deps.hosting.target),
        isMailPublic: isMailPublic(config),
      })
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

    implement(getDomain, async ({ params: { region }, query, authorise, principal }) => {
      const { agencyId } = query
      if (agencyId !== undefined) authorise({ workspaceId: agencyId })
      const doc = await load(region, query, principal)
      if (!doc) {
        refuse(refuseUnclaimed(await holderOf(query.domain), agencyId))
        throw notFound()
      }
      authorise({ workspaceId: doc.agencyId })
      return ok(await present(doc))
    }),

    implement(removeDomain, async ({ params: { region }, query, authorise, principal, log }) => {
      if (query.agencyId !== undefined) authorise({ workspaceId: query.agencyId })
      const doc = await load(region, query, principal)
      if (!doc) throw notFound()
      authorise({ workspaceId: doc.agencyId })
      await release(doc)
      log.info({ workspace: doc.agencyId, host: doc._id }, 'domains.given_back')
      return ok({ success: true as const, message: domainWords.removed })
    }),

    implement(getLive, async ({ query: { domain }, authorise, principal }) => {
      const key = domain.includes(':') ? null : hostKey(domain)
      if (key === null || isIP(key) !== 0) throw new HttpError(400)
      let doc: HostDoc | null = null
      for (const region of regions) doc ??= await claimAmong(key, region, workspacesOf(principal, region))
      if (!doc) throw notFound()
      authorise({ workspaceId: doc.agencyId }, doc.region)
      if (!(await present(doc)).isLive) throw refused(notLive)
      return ok({ isLive: true as const })
    }),
  ]
}
