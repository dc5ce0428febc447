import { Link as RouterLink } from 'react-router-dom'
import { type LogType, logTypeLabels, type WorkspaceLog } from '#mocks/contracts/analytics/log.schema.ts'
import { featureLabels, type Receipt } from '#mocks/contracts/analytics/receipt.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Link } from '#ui/link/link.tsx'
import { formatSecond } from '#ui/relative-time/format-moment.ts'
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

/** What is shown of a receipt; with where its conversation is read, for whoever may. */
export const receiptColumns = (hrefOf?: (receipt: Receipt) => string): readonly TableColumn<Receipt>[] => [
  {
    id: 'feature',
    header: 'For',
    width: 'wide',
    cell: (receipt) => (
      <Stack gap={1}>
        {hrefOf && receipt.conversationId ? (
          <Link asChild>
            <RouterLink to={hrefOf(receipt)}>
              <bdi>{receipt.question || featureLabels[receipt.featureKey]}</bdi>
            </RouterLink>
          </Link>
        ) : (
          <Text as="span">{featureLabels[receipt.featureKey]}</Text>
        )}
        <Text as="span" size="sm" tone="muted">
          {[
            hrefOf && receipt.question && featureLabels[receipt.featureKey],
            receipt.agentTitle,
            receipt.logMessage,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'tokens',
    header: 'Tokens',
    align: 'end',
    width: 'fit',
    cell: ({ promptTokens, completionTokens }) => formatNumber(promptTokens + completionTokens),
  },
  {
    id: 'credits',
    header: 'Credits',
    align: 'end',
    width: 'fit',
    cell: ({ amount }) => formatNumber(amount),
  },
  {
    id: 'ts',
    header: 'When',
    width: 'fit',
    // Answers of one minute are told apart.
    cell: ({ ts }) => <time dateTime={new Date(ts * 1000).toISOString()}>{formatSecond(ts)}</time>,
  },
]
