import { Link2 } from 'lucide-react'
import { useAgentsOrigin } from '#features/shared/agents-origin/use-agents-origin.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import { approvalDays } from '#mocks/contracts/publishing/check-limits.ts'
import { decidedWords } from '#mocks/contracts/publishing/check-words.ts'
import { createApprovalLink } from '#mocks/contracts/publishing/run.contract.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Text } from '#ui/text/text.tsx'
import { headOf } from '../core/head-of.ts'
import { type ChecksOwner, useCheckChanges } from './checks.queries.ts'
import { checksCards } from './checks.words.ts'

interface ApprovalCardProps {
  owner: ChecksOwner
  /** The latest run, at its end. */
  run: CheckRun
}

/** The link that shows a run to a client, and what they said of it. */
export function ApprovalCard({ owner, run }: ApprovalCardProps) {
  const mayShare = useMay(createApprovalLink)
  const now = useNow()
  const { origin } = useAgentsOrigin()
  const { link, removeLink } = useCheckChanges(owner)
  const made = link.data?.run.ID === run.ID && run.link ? link.data.secret : undefined
  const { approval } = run
  const failure = link.error ?? removeLink.error
  return (
    <Card padding="lg">
      <Section {...headOf(checksCards.approval)}>
        {approval && (
          <Banner
            tone={approval.decision === 'approved' ? 'success' : 'warning'}
            title={decidedWords(approval)}
          >
            {approval.note && (
              <>
                <bdi>{approval.note}</bdi>
                {' · '}
              </>
            )}
            <RelativeTime at={approval.at} now={now() / 1000} />
          </Banner>
        )}
        {made && (
          <CopyRow
            label="Link for your client"
            value={`${origin}${paths.approval.href(owner.region)}#${made}`}
          />
        )}
        <Text size="sm" tone="muted">
          {linkWords(run, made !== undefined)}
          {run.link && ` It ends on ${formatMoment(run.link.expiresAt)}.`}
        </Text>
        {mayShare && (
          <Row wrap>
            <Button icon={<Link2 />} loading={link.isPending} onClick={() => link.mutate(run.ID)}>
              {run.link ? 'Make a new link' : 'Make a link'}
            </Button>
            {run.link && (
              <Button tone="ghost" loading={removeLink.isPending} onClick={() => removeLink.mutate(run.ID)}>
                Take the link back
              </Button>
            )}
          </Row>
        )}
        {failure && (
          <Banner tone="danger" title="That did not work">
            {failure.message}
          </Banner>
        )}
      </Section>
    </Card>
  )
}

function linkWords({ link }: CheckRun, isShown: boolean): string {
  if (!link) return `It works for ${approvalDays} days, for whoever has it.`
  return isShown
    ? 'Copy it now: it is shown this once.'
    : 'There is a link. It was shown once; a new one ends it.'
}
