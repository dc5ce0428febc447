import type { RefObject } from 'react'
import { hostOf } from '#features/site-wizard/host-of.ts'
import { readingStages } from '#features/site-wizard/reading-stages.ts'
import { secondsBetween, useTicking } from '#features/site-wizard/use-ticking.ts'
import { WorkStages } from '#features/site-wizard/work-stages.tsx'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { TrialState } from './trial-state.ts'

/** Seconds after which a website is slow. */
const slowAfter = 12
const shownTitles = 4

interface TrialReadingProps {
  headingRef: RefObject<HTMLHeadingElement | null>
  website: string
  reading: Extract<TrialState, { phase: 'running' }>
  onStop: () => void
}

/** The wait while the visitor's website is read: stages, and the pages as they come. */
export function TrialReading({ headingRef, website, reading, onStop }: TrialReadingProps) {
  const { found, startedAt } = reading
  const { reached, titles, logo, name, colors } = found
  const isSlow = secondsBetween(startedAt, useTicking()) >= slowAfter
  const stages = readingStages(found, { first: 'Connecting', last: 'Getting ready to answer' })
  return (
    <>
      <Row gap={3}>
        {logo && <img src={logo} alt="" className="vg-_trial__logo" />}
        <Stack gap={0} grow>
          <Heading ref={headingRef} tabIndex={-1} level={2} size="lg">
            Reading <bdi>{name || hostOf(website)}</bdi>
          </Heading>
          <Row gap={1} className="vg-_trial__colors" aria-hidden>
            {colors.slice(0, 6).map((color) => (
              <span key={color} className="vg-_trial__color" style={{ backgroundColor: color }} />
            ))}
          </Row>
        </Stack>
      </Row>
      <WorkStages label="Reading your website" stages={stages} reached={reached} startedAt={startedAt} />
      <Stack as="ul" gap={1} className="vg-_trial__titles" aria-label="Pages read">
        {titles.slice(-shownTitles).map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the last few of a list that only grows; titles may repeat
          <Text as="li" key={index} size="sm" tone="muted" truncate>
            <bdi>{title}</bdi>
          </Text>
        ))}
      </Stack>
      {isSlow && (
        <Text role="status" tone="muted">
          This website is slow to answer. What is read within {trialLimits.seconds} seconds counts.
        </Text>
      )}
      <Row>
        <Button onClick={onStop}>Stop</Button>
      </Row>
    </>
  )
}
