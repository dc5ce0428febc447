import { type LogType, logTypeLabels, type WorkspaceLog } from '#mocks/contracts/analytics/log.schema.ts'
import { featureLabels, type Receipt } from '#mocks/contracts/analytics/receipt.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { Text } from '#ui/text/text.tsx'

const tones: Record<LogType, 'info' | 'warning' | 'danger'> = {
  info: 'info',
  warning: 'warning',
  error: 'danger',
}

/** What is shown of an entry of the log. */
export const logColumns: readonly TableColumn<WorkspaceLog>[] = [
  {
    id: 'content',
    header: 'What happened',
    width: 'wide',
    cell: ({ content, agentTitle, channel, metadata }) => (
      <Stack gap={1}>
        <Text as="span">{content}</Text>
        <Text as="span" size="sm" tone="muted">
          {[agentTitle, channel, metadata].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 'fit',
    cell: ({ type }) => <Badge tone={tones[type]}>{logTypeLabels[type]}</Badge>,
  },
  {
    id: 'mailed',
    header: 'Mailed',
    from: 'wide',
    cell: ({ mailed }) => (mailed ? 'Yes' : 'No'),
  },
  { id: 'ts', header: 'When', width: 'fit', cell: ({ ts }) => <RelativeTime at={ts} /> },
]

/** What is shown of a receipt. */
export const receiptColumns: readonly TableColumn<Receipt>[] = [
  {
    id: 'feature',
    header: 'For',
    width: 'wide',
    cell: ({ featureKey, agentTitle, logMessage }) => (
      <Stack gap={1}>
        <Text as="span">{featureLabels[featureKey]}</Text>
        <Text as="span" size="sm" tone="muted">
          {[agentTitle, logMessage].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'tokens',
    header: 'Tokens',
    align: 'end',
    width: 'fit',
    from: 'wide',
    cell: ({ promptTokens, completionTokens }) => formatNumber(promptTokens + completionTokens),
  },
  {
    id: 'credits',
    header: 'Credits',
    align: 'end',
    width: 'fit',
    cell: ({ amount }) => formatNumber(amount),
  },
  { id: 'ts', header: 'When', width: 'fit', cell: ({ ts }) => <RelativeTime at={ts} /> },
]
