import { refuseWithoutWhiteLabel } from '#mocks/contracts/agency/white-label.ts'
import {
  createDomain,
  getDomain,
  getDomainSetup,
  getLive,
  removeDomain,
} from '#mocks/contracts/domains/domain.contract.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { isReachable, listedRecords } from '#mocks/contracts/domains/host-records.ts'
import { hostTaken, notLive, oneKind, otherHost, refuseHost } from '#mocks/contracts/domains/host-refusals.ts'
import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import { sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { readCustomDomain, readSubdomain } from '#mocks/contracts/domains/read-host.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'
import { ensureMockAgency } from '../agency/ensure-agency.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { mockOwnHosts, mockRecordsOf, mockStateOf, noteOnAgency } from './mock-hosts.ts'

/** Domains of agencies. */
export function domainHandlers(db: MockDb) {
  function load(region: Region, domain: string, type: DomainType): MockHost {
    const name = domain.toLowerCase()
    const found = db.hosts.find(
      (host) => host.domain === name && host.type === type && host.region === region,
    )
    if (!found) throw notFound()
    return found
  }

  /** A host of the agency's, as somebody takes it; throws what the server refuses. */
  function take(region: Region, agencyId: string, type: DomainType, typed: string): MockHost {
    const isSubdomain = type === 'vgSubdomain'
    const read = isSubdomain ? readSubdomain(typed, mockOwnHosts) : readCustomDomain(typed, mockOwnHosts)
    if (read.host === undefined) throw new MockRefusal(refuseHost(read.problem))
    const held = db.hosts.find(({ domain }) => domain === read.host)
    if (held && held.agencyId !== agencyId) throw new MockRefusal(hostTaken(isSubdomain))
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
        isPublic: isReachable(db.hostTarget),
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

    mockHandler(db, getDomain, ({ params: { region }, query: { domain, domainType }, authorise }) => {
      const host = load(region, domain, domainType)
      authorise({ workspaceId: host.agencyId })
      return mockOk(mockStateOf(db, host))
    }),

    mockHandler(db, removeDomain, ({ params: { region }, query: { domain, domainType }, authorise }) => {
      const host = load(region, domain, domainType)
      authorise({ workspaceId: host.agencyId })
      db.hosts = db.hosts.filter((each) => each !== host)
      noteOnAgency(db, host, null)
      return mockOk({ success: true as const, message: domainWords.removed })
    }),

    mockHandler(db, getLive, ({ query: { domain }, authorise }) => {
      const name = domain.toLowerCase()
      if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) || /^[\d.]+$/.test(name)) refuse({ status: 400 })
      const host = db.hosts.find((each) => each.domain === name)
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
