import { Bot, Plus, SearchX } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

interface AgentsEmptyProps {
  /** Whether some were looked for. */
  searched: boolean
  /** Absent for who may make none. */
  onNewAgent?: () => void
}

/** Stands where agents would be: none found, or none yet. */
export function AgentsEmpty({ searched, onNewAgent }: AgentsEmptyProps) {
  if (searched) {
    return <EmptyState icon={<SearchX />} title="No agent matches" message="Try fewer or different words." />
  }
  return (
    <EmptyState
      icon={<Bot />}
      title="No agents yet"
      message={`An agent answers your visitors from your own content.${onNewAgent ? ' Make the first one in a few minutes.' : ''}`}
      action={
        onNewAgent && (
          <Button tone="primary" icon={<Plus aria-hidden />} onClick={onNewAgent}>
            Create your first agent
          </Button>
        )
      }
    />
  )
}
