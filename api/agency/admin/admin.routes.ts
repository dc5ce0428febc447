import { secretWrong } from '#mocks/contracts/agency/admin/admin.refusals.ts'
import {
  createAdminSession,
  getAdminDashboard,
  removeAdminSession,
} from '#mocks/contracts/agency/admin/admin-session.contract.ts'
import { dashboardAgentsLimit } from '#mocks/contracts/agency/tabs/dashboard-data.ts'
import { createAgentRepository } from '../../agents/agent.repository.ts'
import type { Deps } from '../../deps.ts'
import { HttpError, notFound, refused } from '../../http/http-error.ts'
import { type AgencyOfHost, implement, type Operation, ok, type RequestFacts } from '../../http/implement.ts'
import { presentAgency } from '../agency.presenter.ts'
import { createAgencyRepository } from '../agency.repository.ts'
import { createAdminSessions } from './admin-sessions.ts'

/** The agency whose host a call came by; at every other host this is not there. */
function here({ agencyHost }: RequestFacts): AgencyOfHost {
  if (!agencyHost) throw notFound()
  return agencyHost
}

/** How an agency's admin enters, sees the dashboard, and leaves. */
export function adminRoutes(deps: Deps): Operation[] {
  const sessions = createAdminSessions(deps)
  const agencies = createAgencyRepository(deps)
  const { agents } = createAgentRepository(deps.stores)

  return [
    implement(createAdminSession, async ({ body, request, log, setSessionToken }) => {
      const host = here(request)
      const token = await sessions.enter(host, body.secret)
      if (token === null) throw refused(secretWrong)
      if (request.sessionToken) await sessions.end(host, request.sessionToken)
      setSessionToken(token)
      log.info({ agency: host.agencyId }, 'agency.admin.entered')
      return ok({ region: host.region })
    }),

    implement(getAdminDashboard, async ({ principal: { region, agencyId } }) => {
      const doc = await agencies.find(region, agencyId)
      if (!doc) throw new HttpError(401)
      const { customCSS, customTabs } = presentAgency(doc)
      const found = await agents(region)
        .find({ ownerID: agencyId }, { sort: { titleKey: 1, _id: 1 }, limit: dashboardAgentsLimit })
        .toArray()
      const shown = found.map(({ _id, title }) => ({ ID: _id, title }))
      return ok({ region, customCSS, customTabs, agents: shown })
    }),

    implement(removeAdminSession, async ({ request, setSessionToken }) => {
      const host = here(request)
      if (request.sessionToken) await sessions.end(host, request.sessionToken)
      setSessionToken(null)
      return ok({ success: true as const })
    }),
  ]
}
