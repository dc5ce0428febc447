import { useQuery } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { zoneWords } from '../core/figure-words.ts'
import { RangeBar } from '../core/range-bar.tsx'
import { useFigureRange } from '../core/use-figure-range.ts'
import { usageQuery } from './metrics.queries.ts'
import { metricsWords } from './metrics.words.ts'
import { ModelTable } from './model-table.tsx'
import { UsageCharts } from './usage-charts.tsx'

export interface MetricsScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Metrics' (spec 3 §2, path `/metrics`). */
export function MetricsScreen(owner: MetricsScreenProps) {
  const view = useFigureRange(owner)
  const usage = useQuery(usageQuery(owner, view.range))
  const { data } = usage
  return (
    <Stack gap={6} key={owner.agentId}>
      <PageHead
        title="Metrics"
        help={`What answering takes: answers, tokens, credits, times and failures. Your own tests are among them. Nothing is charged yet. ${zoneWords(data)}`}
        action={<RangeBar view={view} words={metricsWords.range} />}
      />
      {!data && usage.error && (
        <FailureState
          error={usage.error}
          title="The metrics could not be loaded"
          onRetry={() => void usage.refetch()}
          retrying={usage.isFetching}
        />
      )}
      {!data && !usage.error && (
        <SkeletonGroup label="Loading the metrics">
          <Stack gap={6}>
            <Skeleton shape="media" />
            <Skeleton shape="media" />
          </Stack>
        </SkeletonGroup>
      )}
      {data?.models.length === 0 && (
        <EmptyState
          icon={<Gauge />}
          title="No answers in this range"
          message="Each answer of the agent is measured, in the widget and in the test chat."
        />
      )}
      {data && data.models.length > 0 && (
        <Stack gap={6} aria-busy={usage.isPlaceholderData || undefined}>
          <UsageCharts usage={data} />
          <ModelTable usage={data} />
        </Stack>
      )}
    </Stack>
  )
}
