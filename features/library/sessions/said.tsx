import { SaidBubbles } from '#features/shared/said/said-bubbles.tsx'
import { ToolCalls } from '#features/shared/tool-calls/tool-calls.tsx'
import { attachmentsText } from '#mocks/contracts/conversations/attachment-words.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface SaidProps {
  message: MemberMessage
  /** What was said after it. */
  next: MemberMessage | undefined
  agentName: string
  /** Who asked. */
  asker: string
}

/** One message of a conversation: who said it and when, its words, what was shown under them, and what it rests on. */
export function Said({ message, next, agentName, asker }: SaidProps) {
  const { role, sources, attachments, known, calls, ts } = message
  return (
    <Stack as="li" gap={1} className="vg-_sessions__message" data-role={role}>
      <Row justify={role === 'user' ? 'end' : 'start'}>
        <Text as="span" size="xs" tone="muted" truncate dir="auto">
          {role === 'user' ? asker : agentName}
        </Text>
        <Text
          as="time"
          size="xs"
          tone="muted"
          title={formatMoment(ts)}
          dateTime={new Date(ts * 1000).toISOString()}
        >
          {timeOf(ts)}
        </Text>
      </Row>
      <SaidBubbles message={message} next={next} wordsClass="vg-_sessions__words" />
      {attachments && (
        <Text size="sm" tone="muted" dir="auto">
          {attachmentsText(attachments)}
        </Text>
      )}
      {sources.length > 0 && (
        <Text size="xs" tone="muted">
          From {sources.map(({ title }) => title).join(', ')}
        </Text>
      )}
      {calls && <ToolCalls calls={calls} />}
      {!known && (
        <Text size="xs" tone="warning">
          The agent did not know
        </Text>
      )}
    </Stack>
  )
}

function timeOf(unixSeconds: number): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(unixSeconds * 1000)
}
