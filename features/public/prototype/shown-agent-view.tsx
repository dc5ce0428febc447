import type { ReactNode } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { PageMiddle } from '#features/shared/page/page-middle.tsx'
import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type { ShownAgent } from './use-shown-agent.ts'

/** What stands in for an agent that is not there, or not yet. */
export function AgentMissing({ shown }: { shown: Exclude<ShownAgent, { state: 'ready' }> }): ReactNode {
  switch (shown.state) {
    case 'loading':
      return (
        <PageMiddle>
          <Spinner label="Loading the agent" size="lg" />
        </PageMiddle>
      )
    case 'absent':
      return (
        <PageMiddle>
          <EmptyState
            level={1}
            title="This agent is not here"
            message="It was deleted, or the link is not complete."
            action={
              <Button asChild>
                <a href={paths.home.href()}>Go to the start</a>
              </Button>
            }
          />
        </PageMiddle>
      )
    case 'failed':
      return (
        <PageMiddle>
          <FailureState error={shown.error} title="The agent could not be loaded" onRetry={shown.retry} />
        </PageMiddle>
      )
  }
}
