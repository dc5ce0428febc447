import { useQuery } from '@tanstack/react-query'
import { agencyQuery } from '#features/shared/agency/agency.query.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { AgencySettings } from './agency-settings.tsx'

/** What a workspace shows its clients under its own name (spec 2 §2.1). */
export function AgencyScreen() {
  const { region, workspace } = useWorkspace()
  const owner = { region, workspaceId: workspace.uid }
  const agency = useQuery(agencyQuery(owner))
  const details = useQuery(workspaceQuery(region, workspace.uid))
  const failed = [agency, details].find(({ isError }) => isError)
  return (
    <Stack gap={6}>
      <PageHead
        title="Agency"
        help="Your name, your colours and your words on your domains and in mails to visitors."
      />
      {agency.data && details.data ? (
        <AgencySettings
          key={`${region}:${workspace.uid}`}
          owner={owner}
          agency={agency.data}
          workspace={details.data.workspace}
        />
      ) : failed ? (
        <FailureState
          error={failed.error}
          title="The agency settings could not be loaded"
          onRetry={() => {
            void agency.refetch()
            void details.refetch()
          }}
          retrying={agency.isFetching || details.isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading the agency settings">
          <Stack>
            <Skeleton shape="control" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
    </Stack>
  )
}
