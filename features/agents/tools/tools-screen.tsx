import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { agentQuery, isNotFound } from '../core/agent.queries.ts'
import { toolChoicesQuery } from '../core/tool.queries.ts'
import { AgentTools } from './agent-tools.tsx'

export interface ToolsScreenProps {
  region: Region
  agentId: string
  /** No language model is configured, so nothing calls a tool. */
  localAnswers: boolean
}

/** An agent's page 'Tools': which functions of the workspace it may call (spec 3 §2, §3). */
export function ToolsScreen({ region, agentId, localAnswers }: ToolsScreenProps) {
  const agent = useQuery(agentQuery(region, agentId))
  const ownerID = agent.data?.ownerID ?? ''
  const functions = useQuery({ ...toolChoicesQuery(region, ownerID), enabled: ownerID !== '' })
  if (agent.data && functions.data) {
    return (
      <AgentTools
        key={agent.data.ID}
        region={region}
        agent={agent.data}
        functions={functions.data.items}
        localAnswers={localAnswers}
      />
    )
  }
  const failed = [agent, functions].find(({ error }) => error && !isNotFound(error))
  if (failed) {
    return (
      <FailureState
        error={failed.error}
        title="The tools could not be loaded"
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  }
  return (
    <SkeletonGroup label="Loading the tools">
      <Skeleton shape="title" width="third" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </SkeletonGroup>
  )
}
