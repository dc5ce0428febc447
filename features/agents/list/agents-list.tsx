import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { agentsQuery } from '../core/agents.queries.ts'
import { AgentCard } from './agent-card.tsx'
import { AgentsGrid, AgentsSkeleton } from './agents-grid.tsx'
import type { AgentsView } from './use-agents-view.ts'

const AgentsTable = lazyPart(() => import('./agents-table.tsx').then((m) => m.AgentsTable))

const AgentsEmpty = lazyPart(() => import('./agents-empty.tsx').then((m) => m.AgentsEmpty))

interface AgentsListProps {
  view: AgentsView
  /** Absent for who may make none. */
  onNewAgent?: () => void
}

/** The agents themselves, in each state of getting them. */
export function AgentsList({ view, onNewAgent }: AgentsListProps) {
  const { region, workspace } = useWorkspace()
  const {
    data,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery(agentsQuery(region, workspace.uid, view.wanted))

  if (!data) {
    if (!error) return <AgentsSkeleton />
    return (
      <FailureState
        error={error}
        title="Agents could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }

  const agents = data.pages.flatMap(({ items }) => items)
  if (agents.length === 0) {
    const { q, platform } = view.wanted
    return (
      <Suspense>
        <AgentsEmpty searched={q !== '' || platform !== 'all'} onNewAgent={onNewAgent} />
      </Suspense>
    )
  }
  return (
    <Stack gap={5} aria-busy={isPlaceholderData || undefined}>
      {view.layout === 'table' ? (
        <Suspense fallback={<AgentsSkeleton />}>
          <AgentsTable agents={agents} region={region} />
        </Suspense>
      ) : (
        <AgentsGrid>
          {agents.map((agent) => (
            <li key={agent.ID}>
              <AgentCard agent={agent} region={region} />
            </li>
          ))}
        </AgentsGrid>
      )}
      {hasNextPage && (
        <Stack gap={2} align="center">
          {isFetchNextPageError && (
            <Text tone="muted" role="alert">
              More agents could not be loaded.
            </Text>
          )}
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? 'Retry' : 'Load more'}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
