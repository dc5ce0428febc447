import { useMemo } from 'react'
import type { AdminDashboard } from '#mocks/contracts/agency/admin/admin-dashboard.schema.ts'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import type { DashboardData } from '#mocks/contracts/agency/tabs/dashboard-data.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { TabFrame } from '../tabs/tab-frame.tsx'
import { TabTold } from '../tabs/tab-told.tsx'

interface AdminTabProps {
  tab: CustomTab
  dashboard: AdminDashboard
  agencyName: string
  mode: ThemeType
}

/** A tab of the agency's own, as its admin sees it: in its sandbox, told what was ticked. A secret is nobody by name. */
export function AdminTab({ tab, dashboard: { region, agents }, agencyName, mode }: AdminTabProps) {
  const data: DashboardData = useMemo(
    () => ({ name: '', email: '', agencyName, region, agents, colorMode: mode }),
    [agencyName, region, agents, mode],
  )
  return (
    <>
      <Heading level={1} size="xl" dir="auto">
        {tab.label}
      </Heading>
      <TabFrame tab={tab} data={data} />
      <TabTold tab={tab} />
    </>
  )
}
