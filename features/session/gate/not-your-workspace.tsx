import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Stands where an address names a workspace one is not in: nothing of another one is shown in its place. */
export function NotYourWorkspace({ region }: { region: Region }) {
  return (
    <main>
      <EmptyState
        title="You are not in this workspace"
        message="It was deleted, or its owner has not added you. Ask the person who sent you the link."
        action={
          <Button asChild>
            <a href={paths.agents.href(region)}>Go to your agents</a>
          </Button>
        }
      />
    </main>
  )
}
