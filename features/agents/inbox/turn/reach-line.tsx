import type { VisitorReach } from '#mocks/contracts/conversations/answer-mail.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'

/** Whether the visitor is there to read what a member writes, and how it reaches them when they are not. */
export function ReachLine({ isHere, leftAt, mailsTo }: VisitorReach) {
  if (isHere) {
    return (
      <Row gap={2}>
        <span className="vg-_inbox__presence" data-online={true} />
        <Text size="sm" tone="muted">
          The visitor is here.
        </Text>
      </Row>
    )
  }
  const left = leftAt === null ? 'The visitor is not here' : 'The visitor left '
  return (
    <Text size="sm" tone={mailsTo ? 'muted' : 'warning'}>
      {left}
      {leftAt !== null && <RelativeTime at={leftAt} />}
      {mailsTo ? (
        <>
          . Your answers go to <bdi>{mailsTo}</bdi> by email unless they are back within two minutes.
        </>
      ) : (
        ' and did not ask to be answered by email. They read your answer when they come back.'
      )}
    </Text>
  )
}
