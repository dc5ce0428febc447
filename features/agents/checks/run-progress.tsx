import type { CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'

/** How far a run of checks is. */
export function RunProgress({ run }: { run: CheckRun }) {
  return (
    <ProgressBar
      label="Asking the draft and what visitors have"
      value={run.asked}
      max={run.total}
      valueText={`${run.asked} of ${run.total}`}
    />
  )
}
