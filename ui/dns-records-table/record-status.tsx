import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import type { DnsRecord } from './dns-record.ts'

const statuses: Record<string, { tone: BadgeProps['tone']; words: string; pulse?: boolean }> = {
  verified: { tone: 'success', words: 'Verified' },
  pending: { tone: 'warning', words: 'Pending', pulse: true },
  failed: { tone: 'danger', words: 'Failed' },
  temporary_failure: { tone: 'warning', words: 'Checking again', pulse: true },
  not_started: { tone: 'neutral', words: 'Not started' },
  found: { tone: 'success', words: 'Found' },
  missing: { tone: 'warning', words: 'Missing' },
  wrong: { tone: 'danger', words: 'Wrong' },
  remove: { tone: 'danger', words: 'To remove' },
}

/** How a record stands. */
export function RecordStatus({ status }: Pick<DnsRecord, 'status'>) {
  if (!status) return null
  const { tone, words, pulse } = statuses[status] ?? { tone: 'neutral', words: status }
  return (
    <Badge tone={tone} dot pulse={pulse}>
      {words}
    </Badge>
  )
}
