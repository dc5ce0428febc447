import type { creationStages } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import type { Creation } from './site-state.ts'
import { secondsBetween, useTicking } from './use-ticking.ts'
import { ViewHeading } from './view-heading.tsx'
import { type WorkStage, WorkStages } from './work-stages.tsx'

const stages: WorkStage<(typeof creationStages)[number]>[] = [
  { key: 'reading-website', label: 'Reading the website' },
  { key: 'writing-prompt', label: 'Writing its instructions' },
  { key: 'saving-knowledge', label: 'Saving what it knows' },
  { key: 'publishing', label: 'Publishing the first version' },
]

/** Seconds until it may be tried again (spec 1 §9). */
const retryAfter = 30

interface CreatingViewProps {
  creation: Extract<Creation<unknown>, { phase: 'running' }>
  /** Whether a website is read on the way. */
  readsWebsite: boolean
  /** Tries again; the same agent is made. */
  onRetry: () => void
}

/** The wait while the agent is made. */
export function CreatingView({ creation: { reached, startedAt }, readsWebsite, onRetry }: CreatingViewProps) {
  const waited = secondsBetween(startedAt, useTicking())
  return (
    <>
      <ViewHeading help="This can take up to a minute.">Creating your agent</ViewHeading>
      <WorkStages
        label="Creating your agent"
        stages={readsWebsite ? stages : stages.slice(1)}
        reached={reached}
        startedAt={startedAt}
      />
      {waited >= retryAfter && (
        <Row wrap gap={3} justify="between" className="vg-_site-wizard__slow">
          <p>This takes longer than usual.</p>
          <Button onClick={onRetry}>Try Again</Button>
        </Row>
      )}
    </>
  )
}
