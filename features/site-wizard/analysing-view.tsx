import { Text } from '#ui/text/text.tsx'
import { hostOf } from './host-of.ts'
import type { Reading } from './site-state.ts'
import { secondsBetween, useTicking } from './use-ticking.ts'
import { ViewHeading } from './view-heading.tsx'
import { type WorkStage, WorkStages } from './work-stages.tsx'

/** Seconds after which something is probably wrong. */
const slowAfter = 60

interface AnalysingViewProps {
  reading: Extract<Reading, { phase: 'running' }>
  website: string
}

/** The wait while the website is read. */
export function AnalysingView({ reading: { found, startedAt }, website }: AnalysingViewProps) {
  const { pagesRead, pagesFound, reached, ahead } = found
  const isSlow = secondsBetween(startedAt, useTicking()) >= slowAfter
  const stages: WorkStage<(typeof reached)[number]['stage']>[] = [
    ...(reached[0]?.stage === 'waiting'
      ? [
          {
            key: 'waiting' as const,
            label: 'Waiting for a free place',
            detail: ahead > 0 && `${ahead} ahead`,
          },
        ]
      : []),
    { key: 'connecting', label: 'Connecting to the website' },
    { key: 'reading-home', label: 'Reading the home page' },
    { key: 'finding-brand', label: 'Finding logo and colours' },
    {
      key: 'reading-pages',
      label: 'Reading the pages',
      detail: pagesFound > 0 && `${pagesRead} of ${pagesFound}`,
    },
    { key: 'done', label: 'Putting it together' },
  ]
  return (
    <>
      <ViewHeading help="This usually takes less than a minute. You can stop at any time.">
        Reading {hostOf(website)}
      </ViewHeading>
      <WorkStages label="Reading the website" stages={stages} reached={reached} startedAt={startedAt} />
      {isSlow && (
        <Text role="status" tone="muted" className="vg-_site-wizard__slow">
          This takes longer than usual. Keep waiting, or stop and check the address.
        </Text>
      )}
    </>
  )
}
