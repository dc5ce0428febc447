import { secretWrong } from '#mocks/contracts/agency/admin/admin.refusals.ts'
import {
  createAdminSession,
  getAdminDashboard,
  removeAdminSession,
} from '#mocks/contracts/agency/admin/admin-session.contract.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import { dashboardAgentsLimit } from '#mocks/contracts/agency/tabs/dashboard-data.ts'
import type { Caller } from '#mocks/contracts/shared/needs.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound } from '../shared/mock-reply.ts'

/** How an agency's admin enters, sees the dashboard, and leaves; all of it at the agency's own host. */
export function adminHandlers(db: MockDb) {
  const region = 'eu'
  const here = () => {
    if (!db.agencyHost) throw notFound()
    return db.agencyHost
  }
  const caller = (): Caller =>
    db.agencyHost?.isIn
      ? { kind: 'agency-admin', agencyId: db.agencyHost.agencyId, region }
      : { kind: 'anonymous' }

  return [
    mockHandler(db, createAdminSession, ({ body }) => {
      const host = here()
      if (body.secret !== host.secret) throw new MockRefusal(secretWrong)
      host.isIn = true
      return mockOk({ region })
    }),
    mockHandler(caller, getAdminDashboard, () => {
      const { agencyId } = here()
      const { customCSS, customTabs } =
        db.agencies.find(({ ID }) => ID === agencyId) ?? unsavedAgency(agencyId)
      const agents = db.agents
        .filter(({ ownerID }) => ownerID === agencyId)
        .map(({ ID, title }) => ({ ID, title }))
        .sort((a, b) => a.title.localeCompare(b.title))
        .slice(0, dashboardAgentsLimit)
      return mockOk({ region, customCSS, customTabs, agents })
    }),
    mockHandler(db, removeAdminSession, () => {
      here().isIn = false
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const adminScenarios = scenariosOf({
  enter: createAdminSession,
  get: getAdminDashboard,
  leave: removeAdminSession,
})
