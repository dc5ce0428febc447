import { useInfiniteQuery } from '@tanstack/react-query'
import { Bot, Plus, SearchX } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { AgentCard } from './agent-card.tsx'
import { agentsQuery } from './agents.queries.ts'
import { AgentsGrid, AgentsSkeleton } from './agents-grid.tsx'
import { matchWords } from './match-words.ts'

/** Props of `AgentsList`. */
interface AgentsListProps {
  /** Words to find agents by, among those loaded; empty shows all. */
  search: string
  onNewAgent: () => void
}

/** The agents themselves, in each state of getting them. */
export function AgentsList({ search, onNewAgent }: AgentsListProps) {
  const { region, workspace } = useWorkspace()
  const {
    data,
    error,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery(agentsQuery(region, workspace.uid))

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
  const found = agents.filter((agent) => matchWords(`${agent.title} ${agent.description}`, search))
  if (agents.length === 0) {
    return (
      <EmptyState
        icon={<Bot />}
        title="No agents yet"
        message="An agent answers your visitors from your own content. Make the first one in a few minutes."
        action={
          <Button icon={<Plus aria-hidden />} onClick={onNewAgent}>
            Create your first agent
          </Button>
        }
      />
    )
  }
  return (
    <div>
      {found.length > 0 && (
        <AgentsGrid>
          {found.map((agent) => (
            <li key={agent.ID}>
              <AgentCard agent={agent} region={region} />
            </li>
          ))}
        </AgentsGrid>
      )}
      {found.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title="No agent matches"
          message={
            hasNextPage
              ? 'None of the agents loaded so far. Load more to search them too.'
              : 'Try fewer or other words.'
          }
        />
      )}
      {hasNextPage && (
        <div className="vg-agents-screen__more">
          {isFetchNextPageError && <p role="alert">More agents could not be loaded.</p>}
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? 'Retry' : 'Load more'}
          </Button>
        </div>
      )}
    </div>
  )
}
