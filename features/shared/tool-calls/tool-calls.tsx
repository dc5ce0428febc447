import type { ToolCall } from '#mocks/contracts/conversations/message.schema.ts'
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { indentedJson } from './indented-json.ts'

/** What a model called for an answer, with what it sent and what came back, for the agent's workspace. */
export function ToolCalls({ calls }: { calls: readonly ToolCall[] }) {
  return (
    <Accordion aria-label="Tools that were called" role="group">
      {calls.map(({ name, arguments: given, result, failed, milliseconds }, index) => (
        <AccordionItem
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of one answer never move
          key={index}
          value={String(index)}
          title={
            <Row wrap gap={2}>
              <Text as="span" size="sm">
                Called <code>{name}</code>
              </Text>
              <Badge tone={failed ? 'danger' : 'success'}>{failed ? 'Failed' : 'Answered'}</Badge>
              <Text as="span" size="xs" tone="muted">
                {formatNumber(milliseconds)} ms
              </Text>
            </Row>
          }
        >
          <Stack gap={3}>
            <CodeBlock label="Sent" code={indentedJson(given || '{}')} wrap />
            <CodeBlock label="Came back" code={indentedJson(result)} wrap />
          </Stack>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
