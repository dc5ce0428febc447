import { ToolCalls } from '#features/shared/tool-calls/tool-calls.tsx'
import { Blocks } from '#features/widget/blocks.tsx'
import { textOf } from '#features/widget/conversation-state.ts'
import { Parts } from '#features/widget/parts/parts.tsx'
import { bubblesOf, type ShownBubble } from '#mocks/contracts/conversations/bubbles.ts'
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
  const { role, sources, known, calls, ts } = message
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
      {bubblesOf(message).map((bubble, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said never moves
        <Bubble key={index} bubble={bubble} reply={next && textOf(next)} />
      ))}
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

/** What was shown is seen as its visitor saw it, with what they chose; nothing in it can be pressed. */
function Bubble({ bubble: { blocks, parts }, reply }: { bubble: ShownBubble; reply: string | undefined }) {
  return (
    <>
      {blocks.length > 0 && (
        <Stack gap={2} className="vg-_sessions__words">
          <Blocks blocks={blocks} />
        </Stack>
      )}
      {parts.length > 0 && <Parts parts={parts} lang="en" reply={reply} />}
    </>
  )
}

function timeOf(unixSeconds: number): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(unixSeconds * 1000)
}
