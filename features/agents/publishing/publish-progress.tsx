import type { ReactElement } from 'react'
import { type Reached, type WorkStage, WorkStages } from '#features/site-wizard/work-stages.tsx'
import { Button } from '#ui/button/button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { PublishStage } from './use-publish.ts'

interface PublishProgressProps {
  /** What it hangs on. */
  trigger: ReactElement
  /** At least one. */
  reached: readonly Reached<PublishStage>[]
  /** Whether there is CSS to try. */
  hasCss: boolean
  onStop: () => void
}

const labels: Record<PublishStage, string> = {
  saving: 'Saving your changes',
  checking: 'Testing the CSS on the widget',
  publishing: 'Making them live',
}

function stagesFrom(first: PublishStage, hasCss: boolean): PublishStage[] {
  const rest: PublishStage[] = hasCss ? ['checking', 'publishing'] : ['publishing']
  return first === 'saving' ? ['saving', ...rest] : rest
}

/** A publish that takes its time: what it is doing, for how long, and the way out. */
export function PublishProgress({ trigger, reached, hasCss, onStop }: PublishProgressProps) {
  const first = reached[0]
  if (!first) return trigger
  const keys = stagesFrom(first.stage, hasCss)
  const stages: WorkStage<PublishStage>[] = keys.map((key) => ({ key, label: labels[key] }))
  return (
    <Popover open trigger={trigger} title="Publishing" hideTitle>
      <Stack>
        <WorkStages label="Publishing" stages={stages} reached={reached} startedAt={first.at} />
        <Row justify="end">
          <Button size="sm" onClick={onStop}>
            Stop
          </Button>
        </Row>
      </Stack>
    </Popover>
  )
}
