import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { reasonLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { decidedWords } from '#mocks/contracts/publishing/check-words.ts'
import { isOutdated } from '#mocks/contracts/publishing/publish-gate.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { type ChecksOwner, checksQuery, runQuery } from '../checks/checks.queries.ts'
import { failureText } from '../checks/checks.words.ts'

interface ChecksStopDialogProps {
  owner: ChecksOwner
  /** Revision of the draft that was to be published. */
  draftRev: number
  /** What the checks say against it. */
  message: string
  /** It is being published. */
  busy: boolean
  onPublish: (reason: string) => void
  onClose: () => void
}

/** The checks do not let a draft go: what it fails, the way to them, and the reason somebody may give instead. */
export function ChecksStopDialog(props: ChecksStopDialogProps) {
  const { owner, draftRev, message, busy, onPublish, onClose } = props
  const [reason, setReason] = useState('')
  const checks = useQuery(checksQuery(owner, draftRev)).data
  // What an outdated run says is not of what is published.
  const run = checks && !isOutdated(checks.gate) ? checks.run : null
  const detail = useQuery({
    ...runQuery(owner, run ?? { ID: '', asked: 0, state: '' }),
    enabled: run !== null,
  })
  const failing = detail.data?.results.filter(({ failures }) => failures.length > 0) ?? []
  const approval = run?.approval
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title="The checks stop this publish"
      footer={
        <>
          <Button asChild>
            <Link to={paths.agentNodes.href(owner.region, owner.agentId, 'checks')} onClick={onClose}>
              Open checks
            </Link>
          </Button>
          <Button
            tone="primary"
            loading={busy}
            disabled={reason.trim() === ''}
            onClick={() => onPublish(reason.trim())}
          >
            Publish with this reason
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{message}</Text>
        {failing.length > 0 && (
          <Stack as="ul" gap={2} aria-label="Failing checks">
            {failing.map(({ caseId, question, failures }) => (
              <li key={caseId}>
                <Text weight="medium" dir="auto">
                  {question}
                </Text>
                <Text size="sm" tone="danger">
                  {failures.map(failureText).join(' ')}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {approval && (
          <Text size="sm" tone="muted">
            {decidedWords(approval)}
            {approval.note ? `: ${approval.note}` : '.'}
          </Text>
        )}
        <Field label="Why publish all the same?" help="Kept with the version, for everybody who sees it.">
          <TextArea
            dir="auto"
            minRows={2}
            maxLength={reasonLimit}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </Stack>
    </Modal>
  )
}
