import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { agentQuery, isNotFound } from '../core/agent.queries.ts'
import { toolChoicesQuery } from '../core/tool.queries.ts'
import { AgentCanvas } from './agent-canvas.tsx'

export interface CanvasScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Canvas', at `/prompt`: the flow it answers by (spec 3 §2). */
export function CanvasScreen({ region, agentId }: CanvasScreenProps) {
  const agent = useQuery(agentQuery(region, agentId))
  const ownerID = agent.data?.ownerID ?? ''
  const functions = useQuery({ ...toolChoicesQuery(region, ownerID), enabled: ownerID !== '' })
  if (agent.data && functions.data) {
    return (
      <AgentCanvas key={agent.data.ID} region={region} agent={agent.data} functions={functions.data.items} />
    )
  }
  const failed = [agent, functions].find(({ error }) => error && !isNotFound(error))
  if (failed) {
    return (
      <FailureState
        error={failed.error}
        title="The canvas could not be loaded"
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  }
  return (
    <SkeletonGroup label="Loading the canvas">
      <Skeleton shape="title" width="third" />
      <Skeleton shape="row" />
      <Skeleton lines={12} />
    </SkeletonGroup>
  )
}
