import { useState } from 'react'
import { call } from '#features/shared/client.ts'
import { withWait } from '#features/shared/failure/with-wait.ts'
import { ReasonField } from '#features/shared/reason/reason-field.tsx'
import { type ShownRun, saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { approverLimit } from '#mocks/contracts/publishing/check-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface ApprovalFormProps {
  region: Region
  secret: string
  /** What was decided before. */
  approval: ShownRun['approval']
  /** What is decided about is what visitors get already. */
  isPublished: boolean
  /** Whether the answers are still those that would be published; others cannot be approved. */
  isCurrent: boolean
  onDecided: (approval: ShownRun['approval']) => void
}

/** Approves what is shown, or asks for changes; another decision takes the place of an earlier one. */
export function ApprovalForm(props: ApprovalFormProps) {
  const { region, secret, approval, isPublished, isCurrent, onDecided } = props
  const [name, setName] = useState(approval?.name ?? '')
  const [note, setNote] = useState('')
  const [deciding, setDeciding] = useState<'approved' | 'changes'>()
  const [failure, setFailure] = useState<string>()
  const isNamed = name.trim() !== ''

  async function decide(decision: 'approved' | 'changes') {
    if (deciding) return
    setDeciding(decision)
    setFailure(undefined)
    try {
      const body = { secret, decision, name, note }
      onDecided(await call(saveApproval, { params: { region }, body }))
    } catch (error) {
      setFailure(error instanceof Error ? withWait(error) : String(error))
    } finally {
      setDeciding(undefined)
    }
  }

  return (
    <Section
      title="Your decision"
      level={2}
      size="md"
      description={
        isPublished
          ? 'It is published already. The people who look after your agent see what you decide, and can publish another draft.'
          : 'The people who look after your agent see what you decide. Approving publishes nothing.'
      }
    >
      {approval && (
        <Banner
          tone={approval.decision === 'approved' ? 'success' : 'info'}
          title={approval.decision === 'approved' ? 'You approved these answers' : 'You asked for changes'}
        >
          {approval.note || 'You can still decide otherwise.'}
        </Banner>
      )}
      <Field label="Your name" required>
        <TextField
          dir="auto"
          autoComplete="name"
          maxLength={approverLimit}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <ReasonField
        label="Note"
        help="What should be different, or anything else."
        value={note}
        onValueChange={setNote}
      />
      {failure !== undefined && (
        <Banner tone="danger" title="Your decision was not kept">
          {failure}
        </Banner>
      )}
      <Row wrap>
        <Button
          tone="primary"
          disabled={!isNamed || !isCurrent}
          loading={deciding === 'approved'}
          onClick={() => void decide('approved')}
        >
          Approve
        </Button>
        <Button disabled={!isNamed} loading={deciding === 'changes'} onClick={() => void decide('changes')}>
          Ask for changes
        </Button>
      </Row>
    </Section>
  )
}
