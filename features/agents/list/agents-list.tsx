import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { LoadMore } from '#features/shared/lists/load-more.tsx'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { AgentCard } from './agent-card.tsx'
import { AgentsGrid, AgentsSkeleton } from './agents-grid.tsx'
import type { AgentsView } from './use-agents-view.ts'

const AgentsTable = lazyPart(() => import('./agents-table.tsx').then((m) => m.AgentsTable))

const AgentsEmpty = lazyPart(() => import('./agents-empty.tsx').then((m) => m.AgentsEmpty))

interface AgentsListProps {
  list: UseInfiniteQueryResult<InfiniteData<SuccessOf<typeof listAgents>>>
  /** Cards, or a table. */
  layout: AgentsView['layout']
  /** Whether some were looked for. */
  searched: boolean
  /** Absent for who may make none. */
  onNewAgent?: () => void
}

/** The agents themselves, in each state of getting them. */
export function AgentsList({ list, layout, searched, onNewAgent }: AgentsListProps) {
  const { region } = useWorkspace()
  const { data, error, isFetching, isPlaceholderData, refetch } = list

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
    return (
      <Suspense>
        <AgentsEmpty searched={searched} onNewAgent={onNewAgent} />
      </Suspense>
    )
  }
  return (
    <Stack gap={5} aria-busy={isPlaceholderData || undefined}>
      {layout === 'table' ? (
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
      <LoadMore list={list} many="agents" />
    </Stack>
  )
}
