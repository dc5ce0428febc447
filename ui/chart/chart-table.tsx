import { useMemo } from 'react'
import { Table } from '#ui/table/table.tsx'
import type { ChartData } from './chart.types.ts'

interface ChartTableProps extends ChartData {
  label: string
  /** Header of the labels. */
  labelHeader: string
  format: (value: number) => string
}

/** The numbers of a chart. */
export function ChartTable({ label, labels, labelHeader, series, format }: ChartTableProps) {
  const rows = useMemo(() => labels.map((name, index) => ({ name, index })), [labels])
  const columns = [
    { id: 'label', header: labelHeader, cell: ({ name }: { name: string }) => name },
    ...series.map(({ name, values }, column) => ({
      id: `series-${column}`,
      header: name,
      align: 'end' as const,
      cell: ({ index }: { index: number }) => {
        const value = values[index]
        return typeof value === 'number' && Number.isFinite(value) ? format(value) : '–'
      },
    })),
  ]
  return <Table label={label} columns={columns} rows={rows} rowKey={({ index }) => String(index)} />
}
