import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Row } from '#ui/row/row.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { AgentHealth } from './agent-health.tsx'
import { homeQuery } from './home.queries.ts'
import { HomeFigures } from './home-figures.tsx'
import { latelyWords } from './home-words.ts'
import { lastVisit, noteVisit } from './last-visit.ts'
import { NextStepCard } from './next-step-card.tsx'

export interface AgentHomeScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Home': today in one look (spec 2 §2.7, path `/home`). */
export function AgentHomeScreen(owner: AgentHomeScreenProps) {
  const { agentId } = owner
  const now = useNow()
  const [since] = useState(() => lastVisit(agentId))
  const home = useQuery(homeQuery(owner, since))
  const { data } = home
  useEffect(() => noteVisit(agentId, Math.floor(now() / 1000)), [agentId, now])

  return (
    <Stack gap={6} key={agentId}>
      <PageHead
        title="Home"
        help={data?.sinceVisit ? latelyWords(data.sinceVisit) : 'How your agent does today.'}
      />
      {!data && home.error && (
        <FailureState
          error={home.error}
          title="Home could not be loaded"
          onRetry={() => void home.refetch()}
          retrying={home.isFetching}
        />
      )}
      {!data && !home.error && (
        <SkeletonGroup label="Loading how the agent does">
          <Row columns="xs" gap={4}>
            <Skeleton shape="media" />
            <Skeleton shape="media" />
            <Skeleton shape="media" />
          </Row>
        </SkeletonGroup>
      )}
      {data && (
        <>
          <NextStepCard home={data} owner={owner} />
          <HomeFigures home={data} owner={owner} />
          <AgentHealth home={data} owner={owner} />
        </>
      )}
    </Stack>
  )
}
