import { useNow } from '#features/shared/clock/clock-context.ts'
import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { Text } from '#ui/text/text.tsx'
import './leads.css'

interface LeadsTableProps {
  leads: readonly LeadCard[]
  /** The agent's own columns. */
  columns: readonly string[]
  onOpen: (leadId: string) => void
}

/** Own columns that stand in the table; the others are in the lead. */
const shownColumns = 3

/** Who left their details, to open. */
export function LeadsTable({ leads, columns, onOpen }: LeadsTableProps) {
  const now = useNow()
  const own: TableColumn<LeadCard>[] = columns.slice(0, shownColumns).map((column) => ({
    id: `field:${column}`,
    header: column,
    from: 'wide',
    cell: ({ fields }) => <bdi>{fields.find((field) => field.column === column)?.value ?? ''}</bdi>,
  }))
  const table: TableColumn<LeadCard>[] = [
    {
      id: 'name',
      header: 'Name',
      width: 'wide',
      cell: ({ ID, name, email, phone }) => (
        <Stack gap={0} className="vg-_leads__who">
          <button type="button" className="vg-_leads__name" onClick={() => onOpen(ID)}>
            <bdi>{name || email || phone}</bdi>
          </button>
          <Text as="span" size="sm" tone="muted" className="vg-_leads__reach">
            <bdi>{[name && email, (name || email) && phone].filter(Boolean).join(' · ')}</bdi>
          </Text>
        </Stack>
      ),
    },
    { id: 'stage', header: 'Stage', cell: ({ stage }) => <Badge>{stage}</Badge> },
    ...own,
    {
      id: 'owner',
      header: 'Owner',
      from: 'wide',
      cell: ({ owner }) => <bdi className="vg-_leads__line">{owner}</bdi>,
    },
    {
      id: 'createdAt',
      header: 'Since',
      from: 'wide',
      cell: ({ createdAt }) => <RelativeTime className="vg-_leads__line" at={createdAt} now={now() / 1000} />,
    },
  ]
  return <Table label="Leads" columns={table} rows={leads} rowKey={({ ID }) => ID} windowed={false} sorted />
}
