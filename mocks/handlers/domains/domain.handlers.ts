import { refuseWithoutWhiteLabel } from '#mocks/contracts/agency/white-label.ts'
import {
  createDomain,
  getDomain,
  getDomainSetup,
  getLive,
  removeDomain,
} from '#mocks/contracts/domains/domain.contract.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { listedRecords, missingSettings } from '#mocks/contracts/domains/host-records.ts'
import {
  holdsHost,
  hostTaken,
  notLive,
  oneKind,
  otherHost,
  refuseHost,
  refuseUnclaimed,
} from '#mocks/contracts/domains/host-refusals.ts'
import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import { sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { readCustomDomain, readSubdomain } from '#mocks/contracts/domains/read-host.ts'
import { type Caller, workspacesOf } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'
import { ensureMockAgency } from '../agency/ensure-agency.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { giveBack, mockOwnHosts, mockRecordsOf, mockStateOf, noteOnAgency } from './mock-hosts.ts'

/** Domains of agencies. */
export function domainHandlers(db: MockDb) {
  interface Asked {
    domain: string
    domainType: DomainType
    agencyId?: string | undefined
  }

  /** The caller's claim of a host; undefined without one. */
  function load(region: Region, { domain, domainType, agencyId }: Asked, caller: Caller) {
    const theirs = workspacesOf(caller, region).filter((uid) => agencyId === undefined || uid === agencyId)
    return db.hosts.find(
      (host) =>
        host.domain === domain.toLowerCase() &&
        host.type === domainType &&
        host.region === region &&
        theirs.includes(host.agencyId),
    )
  }

  /** Who keeps others from a host. */
  function holderOf(domain: string) {
    return db.hosts
      .map(({ type, ...host }) => ({ ...host, isSubdomain: type === 'vgSubdomain' }))
      .find((host) => host.domain === domain && holdsHost(host))
  }

  /** A host of the agency's, as somebody takes it; throws what the server refuses. */
  function take(region: Region, agencyId: string, type: DomainType, typed: string): MockHost {
    const isSubdomain = type === 'vgSubdomain'
    const read = isSubdomain ? readSubdomain(typed, mockOwnHosts) : readCustomDomain(typed, mockOwnHosts)
    if (read.host === undefined) throw new MockRefusal(refuseHost(read.problem))
    const claims = db.hosts.filter(({ domain }) => domain === read.host)
    const held = claims.find((claim) => claim.agencyId === agencyId)
    if (claims.some((claim) => claim !== held && holdsHost({ isSubdomain, isVerified: claim.isVerified })))
      throw new MockRefusal(hostTaken(isSubdomain))
    const agency = ensureMockAgency(db, agencyId)
    const other = isSubdomain ? agency.VGsubDomain : agency.customDomain
    if (other !== '' && other !== read.host) throw new MockRefusal(otherHost)
    if (held) return held
    const host: MockHost = {
      domain: read.host,
      unicode: isSubdomain || !read.host.includes('xn--') ? read.host : typed.trim().toLowerCase(),
      type,
      region,
      agencyId,
      token: db.nextId('token'),
      found: [false, false],
      hasCertificate: isSubdomain,
      isVerified: false,
      isLive: false,
      failingSince: null,
    }
    db.hosts.push(host)
    noteOnAgency(db, host, false)
    return host
  }

  return [
    mockHandler(db, getDomainSetup, ({ params: { agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      return mockOk({
        ...mockOwnHosts,
        mainHosts: [...mockOwnHosts.mainHosts],
        missingSettings: missingSettings(db.hostTarget),
        isMailPublic: db.isMailPublic,
      })
    }),

    mockHandler(db, createDomain, ({ params: { region }, body, authorise }) => {
      const { agencyId, customDomain, isVGSubdomain = false, isCustomDomain = false } = body
      authorise({ workspaceId: agencyId })
      if (isVGSubdomain === isCustomDomain) throw new MockRefusal(oneKind)
      const workspace = db.workspaces.find(({ uid }) => uid === agencyId)
      if (!workspace) throw notFound()
      refuse(refuseWithoutWhiteLabel(workspace, db.now()))
      const host = take(region, agencyId, isVGSubdomain ? 'vgSubdomain' : 'customDomain', customDomain)
      const data = { domain: host.domain, verification: listedRecords(mockRecordsOf(db, host)) }
      return mockOk({ success: true as const, message: '', data })
    }),

    mockHandler(db, getDomain, ({ params: { region }, query, authorise, caller }) => {
      const { agencyId, domain } = query
      if (agencyId !== undefined) authorise({ workspaceId: agencyId })
      const host = load(region, query, caller)
      if (!host) {
        refuse(refuseUnclaimed(holderOf(domain.toLowerCase()), agencyId))
        throw notFound()
      }
      authorise({ workspaceId: host.agencyId })
      return mockOk(mockStateOf(db, host))
    }),

    mockHandler(db, removeDomain, ({ params: { region }, query, authorise, caller }) => {
      if (query.agencyId !== undefined) authorise({ workspaceId: query.agencyId })
      const host = load(region, query, caller)
      if (!host) throw notFound()
      authorise({ workspaceId: host.agencyId })
      giveBack(db, host)
      return mockOk({ success: true as const, message: domainWords.removed })
    }),

    mockHandler(db, getLive, ({ query: { domain }, authorise, caller }) => {
      const name = domain.toLowerCase()
      if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) || /^[\d.]+$/.test(name)) refuse({ status: 400 })
      const host = db.hosts.find(
        ({ domain: at, region, agencyId }) => at === name && workspacesOf(caller, region).includes(agencyId),
      )
      if (!host) throw notFound()
      authorise({ workspaceId: host.agencyId }, host.region)
      if (!mockStateOf(db, host).isLive) throw new MockRefusal(notLive)
      return mockOk({ isLive: true as const })
    }),

    mockHandler(db, sendInstructions, ({ body: { to, region, agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId }, region)
      const host = db.hosts.find((each) => each.agencyId === agencyId && each.type === 'customDomain')
      if (!host) throw notFound()
      db.instructed.push(to)
      return mockOk({ success: true as const, message: domainWords.sent })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const domainScenarios = scenariosOf({
  setup: getDomainSetup,
  create: createDomain,
  get: getDomain,
  remove: removeDomain,
  live: getLive,
  sendInstructions,
})
