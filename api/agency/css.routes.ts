import { createDashboardCss } from '#mocks/contracts/agency/dashboard-css.contract.ts'
import { agencyTheme } from '#mocks/contracts/agency/host-brand.ts'
import type { Deps } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { StyledAgent } from '../providers/css-writer/css-writer.ts'
import { createCssTurns } from '../styling/css-turn.ts'
import { type AgencyDoc, createAgencyRepository } from './agency.repository.ts'

/** The styling assistant of the client dashboard. */
export function dashboardCssRoutes(deps: Deps): Operation[] {
  const { find } = createAgencyRepository(deps)
  const turns = createCssTurns(deps)
  return [
    implement(createDashboardCss, async ({ params: { region, agencyId }, body, authorise, signal, log }) => {
      authorise({ workspaceId: agencyId })
      const look = lookOf(await find(region, agencyId))
      const owned = { region, workspaceId: agencyId, agentId: '' }
      return ok(await turns.answer({ ...owned, ...body, surface: 'dashboard', look, signal, log }))
    }),
  ]
}

/** How the dashboard looks without CSS; of an agency that saved nothing, as it would begin. */
function lookOf(agency: Pick<AgencyDoc, 'customThemeJSONString'> | null): StyledAgent {
  const theme = agencyTheme(agency ?? { customThemeJSONString: '' })
  return { theme, mode: theme.themeType }
}
