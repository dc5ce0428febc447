import { useQuery } from '@tanstack/react-query'
import { PlansLink } from '#features/shared/plan/plans-link.tsx'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Banner } from '#ui/banner/banner.tsx'

/** Says before anything is entered that the plan has no room for another agent, and who can change that. */
export function AgentsFullNote() {
  const { region, workspace } = useWorkspace()
  const { data } = useQuery(workspaceQuery(region, workspace.uid))
  const max = data?.limits.maxAgents ?? null
  if (!data || max === null || data.usage.agents < max) return null
  const isOwner = workspace.role === 'owner'
  return (
    <Banner tone="warning" title={`You have made all the agents of your plan (${max})`}>
      {isOwner ? 'Delete one, or choose a plan with more.' : 'Ask an owner of the workspace for more.'}{' '}
      <PlansLink />
    </Banner>
  )
}
