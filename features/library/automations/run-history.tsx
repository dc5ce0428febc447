import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { type Automation, type AutomationRun, isRunning } from '#mocks/contracts/library/automation.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { automationRunsQuery } from './automation.queries.ts'
import { durationWords, progressWords, resultWords } from './automation-words.ts'
import { RunBadge } from './run-badge.tsx'

interface RunHistoryProps {
  automation: Automation
  /** Undefined for who may only look. */
  onRun: (() => void) | undefined
  /** A run would still do what was saved before. */
  unsaved: boolean
}

/** How far the run is that is under way, when the next is due, and the runs before. */
export function RunHistory({ automation, onRun, unsaved }: RunHistoryProps) {
  const now = useNow()
  const { owner } = useLibraryAccess()
  const history = useQuery(automationRunsQuery(owner, automation))
  const { lastRun, nextRunAt } = automation
  return (
    <Section
      level={3}
      divided
      title="Runs"
      actions={
        onRun && (
          <Button
            size="sm"
            icon={<Play aria-hidden />}
            disabled={unsaved || isRunning(lastRun)}
            onClick={onRun}
          >
            Run now
          </Button>
        )
      }
    >
      {unsaved && (
        <Text size="sm" tone="muted">
          Save first: a run uses the saved settings.
        </Text>
      )}
      {!unsaved && nextRunAt !== null && (
        <Text size="sm" tone="muted">
          The next run is <RelativeTime at={nextRunAt} now={now() / 1000} />.
        </Text>
      )}
      {lastRun && isRunning(lastRun) && (
        <Stack gap={1}>
          <ProgressBar
            label={lastRun.message || 'Reading the site'}
            value={lastRun.pagesFound === 0 ? null : lastRun.pagesRead}
            max={lastRun.pagesFound || 1}
            valueText={progressWords(lastRun)}
          />
          <Text size="sm" tone="muted">
            {durationWords(lastRun, now())} so far
          </Text>
        </Stack>
      )}
      {history.error && (
        <FailureState
          compact
          error={history.error}
          title="The runs could not be loaded"
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      )}
      {history.isPending && (
        <SkeletonGroup label="Loading runs">
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
      {history.data && <Runs runs={history.data.filter((run) => !isRunning(run))} />}
    </Section>
  )
}

function Runs({ runs }: { runs: readonly AutomationRun[] }) {
  const now = useNow()
  if (runs.length === 0)
    return (
      <Text size="sm" tone="muted">
        No run has finished yet.
      </Text>
    )
  return (
    <ol aria-label="Finished runs">
      {runs.map((run) => (
        <li key={run.ID} className="vg-_automations__past">
          <RunBadge run={run} />
          <div>
            <p>{run.state === 'failed' ? run.message : resultWords(run)}</p>
            {run.state === 'done' && run.message && (
              <Text size="sm" tone="muted">
                {run.message}
              </Text>
            )}
            <Text size="sm" tone="muted">
              <RelativeTime at={run.startedAt} now={now() / 1000} />
              {`, ${run.trigger === 'hand' ? 'by hand' : 'by schedule'}, ${durationWords(run, now())}`}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
