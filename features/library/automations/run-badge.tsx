import type { AutomationRun } from '#mocks/contracts/library/automation.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** What became of a run, in one word. */
export function RunBadge({ run }: { run: AutomationRun | null }) {
  if (!run) return <Badge>Not run yet</Badge>
  switch (run.state) {
    case 'queued':
      return (
        <Badge tone="info" dot pulse>
          Queued
        </Badge>
      )
    case 'running':
      return (
        <Badge tone="info" dot pulse>
          Running
        </Badge>
      )
    case 'done':
      return (
        <Badge tone="success" dot>
          Done
        </Badge>
      )
    case 'failed':
      return (
        <Badge tone="danger" dot>
          Failed
        </Badge>
      )
  }
}
