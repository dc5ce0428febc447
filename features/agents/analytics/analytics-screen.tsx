import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { zoneWords } from '../core/figure-words.ts'
import { RangeBar } from '../core/range-bar.tsx'
import { useFigureRange } from '../core/use-figure-range.ts'
import { type FigureOwner, figuresQuery } from './analytics.queries.ts'
import { analyticsWords } from './analytics.words.ts'
import { BusiestHours } from './busiest-hours.tsx'
import { FiguresSkeleton } from './figures-skeleton.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LeadsOverTime } from './leads-over-time.tsx'
import { OverTime } from './over-time.tsx'
import { QuestionGroups } from './question-groups.tsx'
import { SourcesUsed } from './sources-used.tsx'
import { WhereFrom } from './where-from.tsx'

/** An agent's page 'Analytics' (spec 3 §2, path `/analytics`). */
export function AnalyticsScreen(owner: FigureOwner) {
  const view = useFigureRange(owner)
  const figures = useQuery(figuresQuery(owner, view.range))
  const { data } = figures
  const isEmpty = data && data.totals.messages === 0 && data.before.messages === 0

  return (
    <Stack gap={6} key={owner.agentId}>
      <PageHead
        title="Analytics"
        help={`What visitors want and how they are answered. Your own tests are not counted. A visitor who comes again on another day counts again. ${zoneWords(data)}`}
        action={<RangeBar view={view} words={analyticsWords.range} />}
      />
      {!data && figures.error && (
        <FailureState
          error={figures.error}
          title="The figures could not be loaded"
          onRetry={() => void figures.refetch()}
          retrying={figures.isFetching}
        />
      )}
      {!data && !figures.error && <FiguresSkeleton />}
      {isEmpty && (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title="Nobody has asked anything yet"
          message="Figures appear as soon as visitors write to the published agent. Try another range, too."
        />
      )}
      {data && !isEmpty && (
        <Stack gap={6} aria-busy={figures.isPlaceholderData || undefined}>
          <KeyFigures figures={data} />
          <OverTime figures={data} />
          <QuestionGroups owner={owner} range={view.range} />
          <LeadsOverTime figures={data} owner={owner} />
          <BusiestHours figures={data} />
          <WhereFrom figures={data} />
          <SourcesUsed figures={data} owner={owner} />
        </Stack>
      )}
    </Stack>
  )
}
