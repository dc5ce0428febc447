import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { agentQuery, isNotFound } from '../core/agent.queries.ts'
import { AgentOverview } from './agent-overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'

export interface OverviewScreenProps {
  region: Region
  agentId: string
  /** Address of this product, for embed code. */
  origin: string
}

/** An agent's page 'Widget': how visitors meet it, and the code that puts it on a website (spec 3 §2). */
export function OverviewScreen({ region, agentId, origin }: OverviewScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(agentQuery(region, agentId))
  if (data) return <AgentOverview key={data.ID} region={region} agent={data} origin={origin} />
  // The frame around every screen of an agent looks for one that is not here.
  if (!error || isNotFound(error)) return <OverviewSkeleton />
  return (
    <FailureState
      error={error}
      title="The agent could not be loaded"
      onRetry={refetch}
      retrying={isFetching}
    />
  )
}
