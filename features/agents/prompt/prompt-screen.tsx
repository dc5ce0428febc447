import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { agentQuery, isNotFound } from '../core/agent.queries.ts'
import { AgentPrompt } from './agent-prompt.tsx'

export interface PromptScreenProps {
  region: Region
  agentId: string
  /** No language model is configured, so a prompt has no reader. */
  localAnswers: boolean
}

/** An agent's page 'Prompt', at `/nodes`: what the model is told, and which one it is (spec 3 §2). */
export function PromptScreen({ region, agentId, localAnswers }: PromptScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(agentQuery(region, agentId))
  if (data) return <AgentPrompt key={data.ID} region={region} agent={data} localAnswers={localAnswers} />
  if (error && !isNotFound(error)) {
    return (
      <FailureState
        error={error}
        title="The prompt could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <SkeletonGroup label="Loading the prompt">
      <Skeleton shape="title" width="third" />
      <Skeleton lines={6} />
      <Skeleton shape="row" />
    </SkeletonGroup>
  )
}
