import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import { type GateState, gateWords, passesGate } from '#mocks/contracts/publishing/publish-gate.ts'
import { createCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { Text } from '#ui/text/text.tsx'
import { type ChecksOwner, useCheckChanges } from './checks.queries.ts'
import { checksWords, gateLabels } from './checks.words.ts'
import { RunProgress } from './run-progress.tsx'

interface RunBarProps {
  owner: ChecksOwner
  gate: GateState
  run: CheckRun | null
}

/** What the checks say about the draft, how far a run is, and the buttons that begin and stop one. */
export function RunBar({ owner, gate, run }: RunBarProps) {
  const mayRun = useMay(createCheckRun)
  const { run: begin, cancel } = useCheckChanges(owner)
  const [callsTools, setCallsTools] = useState(false)
  const isRunning = run?.state === 'running'
  const { label, tone } = gateLabels[gate]
  const failure = begin.error ?? cancel.error
  return (
    <Stack gap={3}>
      <Row wrap justify="between">
        <Row wrap>
          <Badge tone={tone} dot>
            {label}
          </Badge>
          {run && !isRunning && <RunFacts run={run} />}
        </Row>
        {mayRun &&
          (isRunning ? (
            <Button icon={<Square />} loading={cancel.isPending} onClick={() => cancel.mutate(run.ID)}>
              Stop
            </Button>
          ) : (
            <Button
              tone="primary"
              icon={<Play />}
              loading={begin.isPending}
              onClick={() => begin.mutate({ callsTools })}
            >
              Run checks
            </Button>
          ))}
      </Row>
      {isRunning && <RunProgress run={run} />}
      {!isRunning && !passesGate(gate) && (
        <Text size="sm" tone="muted">
          {run?.message || gateWords[gate]} {runHint(gate)}
        </Text>
      )}
      {mayRun && !isRunning && (
        <Switch {...checksWords.callsTools} checked={callsTools} onCheckedChange={setCallsTools} />
      )}
      {failure && (
        <Banner tone="danger" title="That did not work">
          {failure.message}
        </Banner>
      )}
    </Stack>
  )
}

/** What Publish does while the checks do not pass. */
function runHint(gate: GateState): string {
  return gate === 'failing'
    ? 'Publish asks for a reason until they pass.'
    : 'Publish offers to run them first.'
}

function RunFacts({ run }: { run: CheckRun }) {
  const now = useNow()
  const { asked, failed, credits, endedAt, startedAt, startedBy } = run
  return (
    <Text as="span" size="sm" tone="muted">
      {formatNumber(asked - failed)} of {formatNumber(run.total)} passed
      {credits > 0 && `, ${formatNumber(credits)} credits`},{' '}
      <RelativeTime at={endedAt ?? startedAt} now={now() / 1000} />
      {startedBy !== null && ` by ${startedBy}`}
    </Text>
  )
}
