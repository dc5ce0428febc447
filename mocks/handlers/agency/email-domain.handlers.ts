import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import {
  createEmailDomain,
  getEmailDomain,
  removeEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import {
  type EmailDomainStatus,
  type EmailRecord,
  noEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.schema.ts'
import {
  emailDomainProblem,
  emailDomainTaken,
  isLookedFor,
  listedEmailRecords,
  parseEmailDomain,
  refuseEmailDomain,
  refuseSecondDomain,
} from '#mocks/contracts/agency/email/email-rules.ts'
import { refuseWithoutWhiteLabel } from '#mocks/contracts/agency/white-label.ts'
import { buildEmailRecords } from '#mocks/fixtures/agency/email-domain.fixtures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { ensureMockAgency } from './ensure-agency.ts'
import { mockHosts } from './mock-hosts.ts'

/** The domain an agency sends from. Records are seen once `db.publishedRecords` has their names. */
export function emailDomainHandlers(db: MockDb) {
  const recordsOf = (agency: Agency) =>
    JSON.parse(agency.resendEmailDomainRecords_JSON_STRING) as EmailRecord[]

  function assertWhiteLabel(uid: string) {
    const workspace = db.workspaces.find((each) => each.uid === uid)
    if (!workspace) throw notFound()
    refuse(refuseWithoutWhiteLabel(workspace, db.now()))
  }

  /** The agency whose domain it is. */
  function load(id: string, authorise: (subject: { workspaceId: string }) => void) {
    const agency = db.agencies.find(({ resendEmailDomainId }) => resendEmailDomainId === id)
    if (!agency) throw notFound()
    authorise({ workspaceId: agency.ID })
    return agency
  }

  const isElsewhere = (domain: string, agencyId: string) =>
    db.agencies.some(
      ({ ID, resendEmailDomain, resendEmailDomainStatus }) =>
        ID !== agencyId && resendEmailDomain === domain && resendEmailDomainStatus === 'verified',
    )

  /** Looks for its records; how far it is then. */
  function look(agency: Agency): EmailDomainStatus {
    const records = recordsOf(agency).map((record) => ({
      ...record,
      status: db.publishedRecords.has(record.name) ? ('verified' as const) : ('pending' as const),
    }))
    agency.resendEmailDomainRecords_JSON_STRING = JSON.stringify(records)
    const isWhole = records.every(({ status, advised }) => advised || status === 'verified')
    if (isWhole) {
      const isTaken = isElsewhere(agency.resendEmailDomain, agency.ID)
      agency.resendEmailDomainStatus = isTaken ? 'failure' : 'verified'
    }
    return agency.resendEmailDomainStatus
  }

  return [
    mockHandler(db, createEmailDomain, ({ params, body: { agencyId, userId, ...body }, authorise }) => {
      authorise({ workspaceId: agencyId })
      if (userId !== agencyId) throw notFound()
      assertWhiteLabel(agencyId)
      refuse(refuseEmailDomain(params.domain, mockHosts))
      const domain = parseEmailDomain(params.domain)!
      if (parseEmailDomain(body.domain) !== domain) throw invalid({ domain: emailDomainProblem('', [])! })
      if (isElsewhere(domain, agencyId)) throw new MockRefusal(emailDomainTaken)
      const agency = ensureMockAgency(db, agencyId)
      const { resendEmailDomain: kept } = agency
      if (kept !== '') throw new MockRefusal(refuseSecondDomain(kept, domain))
      const mailHost = db.isMailPublic ? undefined : 'localhost'
      const records = listedEmailRecords(buildEmailRecords(domain, 'not_started', mailHost))
      const id = db.nextId('email')
      Object.assign(agency, {
        resendEmailDomain: domain,
        resendEmailDomainId: id,
        resendEmailDomainStatus: 'not_started',
        resendEmailDomainRecords_JSON_STRING: JSON.stringify(records),
      })
      return mockOk({ success: true as const, data: { id, records } })
    }),
    mockHandler(db, getEmailDomain, ({ params, authorise }) => {
      const agency = load(params.domain, authorise)
      if (isLookedFor(agency.resendEmailDomainStatus)) look(agency)
      const status = agency.resendEmailDomainStatus
      return mockOk({ success: true as const, data: { status, records: recordsOf(agency) } })
    }),
    mockHandler(db, verifyEmailDomain, ({ params, authorise }) => {
      const agency = load(params.domain, authorise)
      assertWhiteLabel(agency.ID)
      if (agency.resendEmailDomainStatus !== 'verified') agency.resendEmailDomainStatus = 'pending'
      if (look(agency) === 'failure') throw new MockRefusal(emailDomainTaken)
      return mockOk({ success: true as const })
    }),
    mockHandler(db, removeEmailDomain, ({ params, authorise }) => {
      Object.assign(load(params.domain, authorise), noEmailDomain)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const emailDomainScenarios = scenariosOf({
  create: createEmailDomain,
  get: getEmailDomain,
  verify: verifyEmailDomain,
  remove: removeEmailDomain,
})
