import { sendNewSubdomain } from '#mocks/contracts/notifications/new-subdomain.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound } from '../shared/mock-reply.ts'

/** The owner is told of a subdomain that is verified; nobody reads the answer. */
export function newSubdomainHandlers(db: MockDb) {
  return [
    mockHandler(db, sendNewSubdomain, ({ params: { region }, body: { agency, domain }, authorise }) => {
      authorise({ workspaceId: agency.ID })
      const host = db.hosts.find(
        (each) => each.domain === domain && each.type === 'vgSubdomain' && each.region === region,
      )
      if (host?.agencyId !== agency.ID || !host.isVerified) throw notFound()
      return mockOk({ success: true })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const newSubdomainScenarios = scenariosOf({ newSubdomain: sendNewSubdomain })
