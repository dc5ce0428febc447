import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { agentQuery, isNotFound } from '../core/agent.queries.ts'
import { AgentVoice } from './agent-voice.tsx'

export interface VoiceScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Voice' (spec 3 §2, sub-tabs by `?tab=`). */
export function VoiceScreen({ region, agentId }: VoiceScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(agentQuery(region, agentId))
  return (
    <Stack gap={6} key={agentId}>
      <PageHead title="Voice" help="How the agent sounds, how it listens, and a call to try both." />
      {data ? (
        <AgentVoice region={region} agent={data} />
      ) : // The frame around every screen of an agent looks for one that is not here.
      !error || isNotFound(error) ? (
        <SkeletonGroup label="Loading the voice">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonGroup>
      ) : (
        <FailureState
          error={error}
          title="The voice could not be loaded"
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
    </Stack>
  )
}
