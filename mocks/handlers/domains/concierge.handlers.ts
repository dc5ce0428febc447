import { linkIdentityOf } from '#mocks/contracts/agency/link-identity.schema.ts'
import { areHostsShown } from '#mocks/contracts/agency/white-label-trial.ts'
import { getDiagnosis } from '#mocks/contracts/domains/concierge/diagnose.contract.ts'
import {
  createStatusLink,
  getStatusLink,
  readDomainStatus,
  removeStatusLink,
} from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { statusLinkDays } from '#mocks/contracts/domains/concierge/status-link-days.ts'
import type { MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound } from '../shared/mock-reply.ts'
import { mockDiagnosis } from './mock-diagnosis.ts'

/** What is wrong with a domain, for its owner and whoever holds a link. */
export function conciergeHandlers(db: MockDb) {
  function load({ region, agencyId }: { region: string; agencyId: string }, domain: string): MockHost {
    const found = db.hosts.find(
      (host) =>
        host.domain === domain.toLowerCase() &&
        host.type === 'customDomain' &&
        host.region === region &&
        host.agencyId === agencyId,
    )
    if (!found) throw notFound()
    return found
  }
  const linkOf = ({ token }: MockHost) => {
    const link = db.statusLinks.get(token)
    return link && link.expiresAt > unixNow(db) ? link : undefined
  }
  const shown = (host: MockHost) => {
    const link = linkOf(host)
    return link ? { createdAt: link.createdAt, expiresAt: link.expiresAt } : null
  }

  return [
    mockHandler(db, getDiagnosis, ({ params, query: { domain }, authorise }) => {
      authorise({ workspaceId: params.agencyId })
      return mockOk(mockDiagnosis(db, load(params, domain)))
    }),
    mockHandler(db, getStatusLink, ({ params, query: { domain }, authorise }) => {
      authorise({ workspaceId: params.agencyId })
      return mockOk({ link: shown(load(params, domain)) })
    }),
    mockHandler(db, createStatusLink, ({ params, body: { domain }, authorise }) => {
      authorise({ workspaceId: params.agencyId })
      const host = load(params, domain)
      const secret = db.nextId('link').padStart(43, '0')
      const createdAt = unixNow(db)
      const link = { createdAt, expiresAt: createdAt + statusLinkDays * 24 * 60 * 60 }
      db.statusLinks.set(host.token, { ...link, secret })
      return mockOk({ secret, link })
    }),
    mockHandler(db, removeStatusLink, ({ params, query: { domain }, authorise }) => {
      authorise({ workspaceId: params.agencyId })
      db.statusLinks.delete(load(params, domain).token)
      return mockOk({ link: null })
    }),
    mockHandler(db, readDomainStatus, ({ params: { region }, body: { secret } }) => {
      const host = db.hosts.find((each) => each.region === region && linkOf(each)?.secret === secret)
      const link = host && linkOf(host)
      if (!host || !link) throw notFound()
      const workspace = db.workspaces.find(({ uid }) => uid === host.agencyId)
      const agency = db.agencies.find(({ ID }) => ID === host.agencyId) ?? null
      return mockOk({
        expiresAt: link.expiresAt,
        diagnosis: mockDiagnosis(db, host),
        agency: linkIdentityOf(agency, workspace !== undefined && areHostsShown(workspace, db.now())),
      })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const conciergeScenarios = scenariosOf({
  diagnosis: getDiagnosis,
  getLink: getStatusLink,
  createLink: createStatusLink,
  removeLink: removeStatusLink,
  status: readDomainStatus,
})
