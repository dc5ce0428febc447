import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** An address that leads nowhere, with the shell around it. */
export function NotFoundHere() {
  const { region } = useWorkspace()
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title="There is nothing at this address"
      message="The link may be old, or mistyped."
      action={
        <Button asChild>
          <Link to={paths.agents.href(region)}>Go to your agents</Link>
        </Button>
      }
    />
  )
}
