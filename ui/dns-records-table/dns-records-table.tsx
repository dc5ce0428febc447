import type { ComponentProps } from 'react'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { CopyText } from '#ui/copy-text/copy-text.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import './dns-records-table.css'

/** One record to add at the domain's provider (spec 1 §3, spec 2 §3). */
export interface DnsRecord {
  /** 'A', 'CNAME', 'TXT', 'MX'. */
  type: string
  name: string
  value: string
  /** Only MX has one; it is shown as 10. */
  priority?: number | null
  /** 'Auto' where the provider decides. */
  ttl?: string | null
  /** Whether it has been seen: 'verified', 'pending', 'failed', 'not_started'. */
  status?: string | null
}

/** Everything else reaches the scrolling box. */
export interface DnsRecordsTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'DNS records' */
  label?: string
  records: readonly DnsRecord[]
  /** Stands in while they load. @default false */
  loading?: boolean
}

const statuses: Record<string, { tone: BadgeProps['tone']; words: string; pulse?: boolean }> = {
  verified: { tone: 'success', words: 'Verified' },
  pending: { tone: 'warning', words: 'Pending', pulse: true },
  failed: { tone: 'danger', words: 'Failed' },
  temporary_failure: { tone: 'warning', words: 'Checking again', pulse: true },
  not_started: { tone: 'neutral', words: 'Not started' },
}

const columns: Record<'status' | 'type' | 'name' | 'value' | 'priority' | 'ttl', TableColumn<DnsRecord>> = {
  status: { id: 'status', header: 'Status', width: 'fit', cell: ({ status }) => <Status status={status} /> },
  type: { id: 'type', header: 'Type', width: 'fit', cell: ({ type }) => <code>{type}</code> },
  name: {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <CopyText label="name" value={name} className="vg-_dns-records-table__name" />,
  },
  value: {
    id: 'value',
    header: 'Value',
    width: 'wide',
    cell: ({ value }) => <CopyText label="value" value={value} />,
  },
  priority: {
    id: 'priority',
    header: 'Priority',
    width: 'fit',
    align: 'end',
    cell: ({ priority }) => priority ?? '',
  },
  ttl: { id: 'ttl', header: 'TTL', width: 'fit', cell: ({ ttl }) => ttl ?? '' },
}

/** DNS records to add elsewhere; pressing a name or value copies it. Columns nobody fills are left out. */
export function DnsRecordsTable({ label = 'DNS records', records, ...rest }: DnsRecordsTableProps) {
  const filled = (field: 'status' | 'priority' | 'ttl') => records.some((record) => record[field] != null)
  const shown = [
    filled('status') && columns.status,
    columns.type,
    columns.name,
    columns.value,
    filled('priority') && columns.priority,
    filled('ttl') && columns.ttl,
  ].filter((column) => column !== false)
  return (
    <Table
      {...rest}
      label={label}
      columns={shown}
      rows={records}
      rowKey={({ type, name, value }) => `${type} ${name} ${value}`}
    />
  )
}

function Status({ status }: Pick<DnsRecord, 'status'>) {
  if (!status) return null
  const { tone, words, pulse } = statuses[status] ?? { tone: 'neutral', words: status }
  return (
    <Badge tone={tone} dot pulse={pulse}>
      {words}
    </Badge>
  )
}
