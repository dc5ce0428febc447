import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { call } from '#features/shared/client.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { type DashboardData, dashboardAgentsLimit } from '#mocks/contracts/agency/tabs/dashboard-data.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'

/** The data of the dashboard somebody is signed in to; undefined until what the tab was granted is there. */
export function useDashboardData(tab: CustomTab | undefined, agencyName: string): DashboardData | undefined {
  const { region, workspace } = useWorkspace()
  const { email, displayName: name } = useSession().user
  const { mode: colorMode } = useAppearance()
  const wantsAgents = tab?.pageType === 'html' && tab.dashboardFields.includes('agents')
  const agents = useQuery({
    queryKey: [listAgents.id, region, workspace.uid, 'of-a-tab'],
    queryFn: ({ signal }) =>
      call(listAgents, {
        params: { region },
        query: { workspaceId: workspace.uid, limit: String(dashboardAgentsLimit), sort: 'title' },
        signal,
      }),
    enabled: wantsAgents,
  })
  const items = agents.data?.items
  // A tab gets along without the agents where they cannot be read.
  const isWaiting = wantsAgents && agents.isPending
  return useMemo(
    () =>
      isWaiting
        ? undefined
        : {
            name,
            email,
            agencyName,
            region,
            colorMode,
            agents: (items ?? []).map(({ ID, title }) => ({ ID, title })),
          },
    [isWaiting, name, email, agencyName, region, colorMode, items],
  )
}
