import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { agencyQuery } from '#features/shared/agency/agency.query.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useDashboardData } from './dashboard-data.queries.ts'
import { TabFrame } from './tab-frame.tsx'
import { TabTold } from './tab-told.tsx'

/** A custom tab as it was saved, in the shell, with the data of whoever looks (spec 2 §2.1). */
export function TabPreviewScreen() {
  const { region, workspace } = useWorkspace()
  const { href } = useParams()
  const agency = useQuery(agencyQuery({ region, workspaceId: workspace.uid }))
  const tab = agency.data?.customTabs.find((each) => each.href === `/${href}`)
  const data = useDashboardData(tab, agency.data?.name ?? '')
  const back = (
    <Link asChild tone="quiet">
      <RouterLink to={`${paths.agency.href(region)}?activeTabIndex=4`}>Custom Tabs</RouterLink>
    </Link>
  )

  if (agency.isError)
    return (
      <FailureState
        error={agency.error}
        title="The tab could not be loaded"
        onRetry={() => void agency.refetch()}
        retrying={agency.isFetching}
      />
    )
  if (agency.data && !tab)
    return (
      <EmptyState
        level={1}
        title="There is no tab at this address"
        message="It may have been removed, or not saved yet."
        action={back}
      />
    )
  if (!tab || !data)
    return (
      <SkeletonGroup label="Loading the tab">
        <Stack>
          <Skeleton shape="control" />
          <Skeleton shape="row" />
        </Stack>
      </SkeletonGroup>
    )
  return (
    <Stack gap={4}>
      <PageHead title={tab.label} help="A preview, with your own data in it." back={back} />
      <TabFrame tab={tab} data={data} key={`${tab.pageType}:${tab.href}:${agency.data?.rev}`} />
      <TabTold tab={tab} />
    </Stack>
  )
}
