import type { AnswerMail } from '#mocks/contracts/conversations/answer-mail.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Text } from '#ui/text/text.tsx'

/** How far the mailing of a member's message is. */
export function MailLine({ state, to, at }: AnswerMail) {
  const when = (
    <time dateTime={new Date(at * 1000).toISOString()} title={formatMoment(at)}>
      {new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(at * 1000)}
    </time>
  )
  const address = <bdi>{to}</bdi>
  if (state === 'failed') {
    return (
      <Text as="span" size="xs" tone="danger">
        Could not be mailed to {address}. The visitor reads it when they come back.
      </Text>
    )
  }
  if (state === 'unsure') {
    return (
      <Text as="span" size="xs" tone="warning">
        It is not certain that it was mailed to {address}. It is not sent again.
      </Text>
    )
  }
  return (
    <Text as="span" size="xs" tone="muted">
      {state === 'due' ? 'Will be mailed' : 'Was mailed'} to {address} at {when}
    </Text>
  )
}
