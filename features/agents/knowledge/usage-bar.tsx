import { useQuery } from '@tanstack/react-query'
import { formatCount, formatNumber } from '#ui/format/number.ts'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { Text } from '#ui/text/text.tsx'
import { type KnowledgeOwner, usageQuery } from './knowledge.queries.ts'

/** How much the agent knows, of what its plan has room for. */
export function UsageBar({ owner }: { owner: KnowledgeOwner }) {
  const { data } = useQuery(usageQuery(owner))
  if (!data) return null
  const { documents, charCount, maxKbDocsCharCount: most } = data
  const count = formatCount(documents, 'document')
  if (most === null) return <Text tone="muted">{`${count}, ${formatCount(charCount, 'character')}`}</Text>
  return (
    <ProgressBar
      label={count}
      value={Math.min(charCount, most)}
      max={most}
      valueText={`${formatNumber(charCount)} of ${formatCount(most, 'character')}`}
      thresholds
    />
  )
}
