import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CopyText } from '#ui/copy-text/copy-text.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import type { DnsRecord } from './dns-record.ts'
import { RecordStatus } from './record-status.tsx'
import { RecordValue } from './record-value.tsx'
import './dns-records-table.css'

/** Everything else reaches the scrolling box. */
export interface DnsRecordsTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 'DNS records' */
  label?: string
  records: readonly DnsRecord[]
  /** The domain names are counted from; with it they can be had in full. @default they are as they are */
  zone?: string
  /** The same in its own script. @default the zone */
  shownZone?: string
  /** Stands in while they load. @default false */
  loading?: boolean
}

const columnsFor = (nameOf: (name: string, zone?: string) => string, shownZone: string | undefined) =>
  ({
    status: {
      id: 'status',
      header: 'Status',
      width: 'fit',
      cell: ({ status }) => <RecordStatus status={status} />,
    },
    type: { id: 'type', header: 'Type', width: 'fit', cell: ({ type }) => <code>{type}</code> },
    name: {
      id: 'name',
      header: 'Name',
      cell: ({ name, shownName = name }) => (
        <>
          <CopyText label="name" value={nameOf(name)} wrap className="vg-_dns-records-table__name" />
          {nameOf(shownName, shownZone) !== nameOf(name) && (
            <span className="vg-_dns-records-table__plain">{nameOf(shownName, shownZone)}</span>
          )}
        </>
      ),
    },
    value: { id: 'value', header: 'Value', width: 'wide', cell: (record) => <RecordValue record={record} /> },
    priority: {
      id: 'priority',
      header: 'Priority',
      width: 'fit',
      cell: ({ priority }) => priority ?? '',
    },
    ttl: { id: 'ttl', header: 'TTL', width: 'fit', cell: ({ ttl }) => ttl ?? '' },
  }) satisfies Record<string, TableColumn<DnsRecord>>

/**
 * DNS records to add elsewhere; pressing a name or value copies it. A narrow one has a card per record. Columns nobody
 * fills are left out, and what holds for all stands below.
 */
export function DnsRecordsTable({
  label = 'DNS records',
  records,
  zone,
  shownZone = zone,
  ...rest
}: DnsRecordsTableProps) {
  const [isFull, setFull] = useState(false)
  const columns = columnsFor((name, within = zone) => {
    if (!within || !isFull) return name
    return name === '@' ? within : `${name}.${within}`
  }, shownZone)
  const filled = (field: 'status' | 'priority') => records.some((record) => record[field] != null)
  const [ttl, ...otherTtls] = new Set(records.flatMap((record) => record.ttl ?? []))
  const shown: TableColumn<DnsRecord>[] = [
    filled('status') && columns.status,
    columns.type,
    columns.name,
    columns.value,
    filled('priority') && columns.priority,
    otherTtls.length > 0 && columns.ttl,
  ].filter((column) => column !== false)
  return (
    <div className="vg-dns-records-table">
      <Table
        {...rest}
        label={label}
        columns={shown}
        rows={records}
        rowKey={({ type, name, value, status }) => `${type} ${name} ${value} ${status}`}
        stacked
      />
      {(zone || ttl) && (
        <div className="vg-_dns-records-table__foot">
          <p>
            {zone &&
              `${isFull ? 'Names are whole.' : `Names without ${shownZone}: most providers add it themselves.`} `}
            {ttl && otherTtls.length === 0 && `TTL: ${ttl}.`}
          </p>
          {zone && (
            <Button tone="ghost" size="sm" onClick={() => setFull(!isFull)}>
              {isFull ? 'Short names' : 'Whole names'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
