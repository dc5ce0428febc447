import { Text } from '#ui/text/text.tsx'
import { hostOf } from './host-of.ts'
import { readingStages } from './reading-stages.ts'
import type { Reading } from './site-state.ts'
import { secondsBetween, useTicking } from './use-ticking.ts'
import { ViewHeading } from './view-heading.tsx'
import { WorkStages } from './work-stages.tsx'

/** Seconds after which something is probably wrong. */
const slowAfter = 60

interface AnalysingViewProps {
  reading: Extract<Reading, { phase: 'running' }>
  website: string
}

/** The wait while the website is read. */
export function AnalysingView({ reading: { found, startedAt }, website }: AnalysingViewProps) {
  const isSlow = secondsBetween(startedAt, useTicking()) >= slowAfter
  const stages = readingStages(found, { first: 'Connecting to the website', last: 'Putting it together' })
  return (
    <>
      <ViewHeading help="This usually takes less than a minute. You can stop at any time.">
        Reading {hostOf(website)}
      </ViewHeading>
      <WorkStages label="Reading the website" stages={stages} reached={found.reached} startedAt={startedAt} />
      {isSlow && (
        <Text role="status" tone="muted" className="vg-_site-wizard__slow">
          This takes longer than usual. Keep waiting, or stop and check the address.
        </Text>
      )}
    </>
  )
}
