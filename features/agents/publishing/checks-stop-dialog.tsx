import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { GuardedModal } from '#features/shared/draft-form/guarded-modal.tsx'
import { paths } from '#features/shared/paths.ts'
import { ReasonField } from '#features/shared/reason/reason-field.tsx'
import { decidedWords } from '#mocks/contracts/publishing/check-words.ts'
import {
  type GateState,
  isOutdated,
  passesGate,
  refuseGate,
} from '#mocks/contracts/publishing/publish-gate.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type ChecksOwner, runQuery } from '../checks/checks.queries.ts'
import { RunProgress } from '../checks/run-progress.tsx'
import { FailingChecks } from './failing-checks.tsx'
import { useRunThenPublish } from './use-run-then-publish.ts'

/** What keeps the draft: checks that fail, or that nobody has run. */
function titleOf(gate: GateState | undefined): string {
  if (gate === undefined || gate === 'failing') return 'The checks stop this publish'
  if (gate === 'running') return 'The checks are still running'
  return passesGate(gate) ? 'The checks pass' : 'The checks were not run on this draft'
}

interface ChecksStopDialogProps {
  owner: ChecksOwner
  /** Revision of the draft that was to be published. */
  draftRev: number
  /** What the checks said against it. */
  message: string
  /** It is being published. */
  busy: boolean
  /** Publishes what the checks let go. */
  onPassed: () => void
  onPublish: (reason: string) => void
  onClose: () => void
}

/**
 * The checks do not let a draft go. Where they were not asked about it: asks them, and publishes by itself if all
 * pass. Else what it fails, the way to the checks, and the reason somebody may give instead.
 */
export function ChecksStopDialog(props: ChecksStopDialogProps) {
  const { owner, draftRev, message, busy, onPassed, onPublish, onClose } = props
  const [reason, setReason] = useState('')
  const checking = useRunThenPublish(owner, draftRev, onPassed)
  const { gate, waited } = checking
  // What an outdated run says is not of what is published.
  const run = gate && !isOutdated(gate) ? checking.run : null
  const detail = useQuery({
    ...runQuery(owner, run ?? { ID: '', asked: 0, state: '' }),
    enabled: run !== null,
  })
  const approval = run?.approval
  const refusal = gate && refuseGate(gate, '')
  const isPassed = gate !== undefined && passesGate(gate)
  const offersRun = checking.mayRun && gate !== undefined && gate !== 'failing' && !isPassed

  function close() {
    checking.stop()
    onClose()
  }

  return (
    <GuardedModal
      open
      size="lg"
      guard={reason.trim() !== '' && !isPassed}
      onOpenChange={(open) => !open && close()}
      title={waited ? 'Checking before it is published' : titleOf(gate)}
      footer={
        waited ? (
          <Button onClick={checking.stop}>Stop</Button>
        ) : (
          <>
            <Button asChild>
              <Link to={paths.agentNodes.href(owner.region, owner.agentId, 'checks')} onClick={onClose}>
                Open checks
              </Link>
            </Button>
            {!isPassed && (
              <Button
                tone={offersRun ? 'neutral' : 'primary'}
                loading={busy}
                disabled={reason.trim() === ''}
                onClick={() => onPublish(reason.trim())}
              >
                Publish with this reason
              </Button>
            )}
            {offersRun && (
              <Button tone="primary" loading={checking.isStarting} disabled={busy} onClick={checking.start}>
                {gate === 'running' ? 'Publish when they pass' : 'Run the checks and publish'}
              </Button>
            )}
            {isPassed && (
              <Button tone="primary" loading={busy} onClick={onPassed}>
                Publish
              </Button>
            )}
          </>
        )
      }
    >
      {waited ? (
        <Stack>
          <Text>It is published automatically if all pass. Closing this publishes nothing.</Text>
          <RunProgress run={waited} />
        </Stack>
      ) : (
        <Stack>
          <Text>{isPassed ? 'The draft passes its checks now.' : (refusal?.message ?? message)}</Text>
          {checking.failure && (
            <Banner tone="danger" title="The checks were not run">
              {checking.failure.message}
            </Banner>
          )}
          <FailingChecks results={detail.data?.results ?? []} />
          {approval && (
            <Text size="sm" tone="muted">
              {decidedWords(approval)}
              {approval.note ? `: ${approval.note}` : '.'}
            </Text>
          )}
          {!isPassed && (
            <ReasonField
              label="Why publish all the same?"
              help="Kept with the version, for everybody who sees it."
              value={reason}
              onValueChange={setReason}
            />
          )}
        </Stack>
      )}
    </GuardedModal>
  )
}
