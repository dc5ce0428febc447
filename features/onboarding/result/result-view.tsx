import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#features/shared/api-error.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { readOf, type WizardState } from '#features/site-wizard/wizard-state.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { madeAgentQuery } from './made-agent.queries.ts'
import { MadeAgent } from './made-agent.tsx'
import './result.css'

interface ResultViewProps {
  region: Region
  state: WizardState
  /** The agent as it was just made; null when the page was left in between. */
  made: Agent | null
  /** Address of this product, for embed code. */
  origin: string
  /** Answers come from the agent's knowledge on this machine. */
  localAnswers: boolean
  /** The agent was deleted in the meantime and another one is wanted. */
  onGone: () => void
}

/** The last step: the agent, and four things to do with it (spec 1 §2). */
export function ResultView({ region, state, made, onGone, ...rest }: ResultViewProps) {
  const { data, error, refetch, isFetching } = useQuery(madeAgentQuery(region, state.agentId, made))
  if (data) return <MadeAgent region={region} agent={data} read={readOf(state)} {...rest} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        className="vg-_result__whole"
        title="This agent is gone"
        message="It was deleted after it was made here. What you told us is still there."
        action={<Button onClick={onGone}>Make another one</Button>}
        level={1}
      />
    )
  }
  if (error) {
    return (
      <div className="vg-_result__whole">
        <FailureState
          error={error}
          title="Your agent could not be loaded"
          onRetry={refetch}
          retrying={isFetching}
        />
      </div>
    )
  }
  return (
    <SkeletonGroup label="Loading your agent" className="vg-_result__whole">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </SkeletonGroup>
  )
}
