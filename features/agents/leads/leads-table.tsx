import { useNow } from '#features/shared/clock/clock-context.ts'
import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { Text } from '#ui/text/text.tsx'
import type { LeadColumn, LeadColumnId } from './lead-columns.ts'
import { sourceWords } from './leads.words.ts'
import './leads.css'

interface LeadsTableProps {
  leads: readonly LeadCard[]
  /** In their order, those that are not shown among them. */
  columns: readonly LeadColumn[]
  /** Somebody chose them: where there is little room all of them stand below the name. */
  isChosen: boolean
  onOpen: (leadId: string) => void
}

/** Who left their details, to open. */
export function LeadsTable({ leads, columns, isChosen, onOpen }: LeadsTableProps) {
  const now = useNow()() / 1000
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
    ...columns
      .filter(({ isShown }) => isShown)
      .map(({ id, label }): TableColumn<LeadCard> => {
        const column = { id, header: label, cell: (lead: LeadCard) => cellOf(lead, id, now) }
        return isChosen || id === 'stage' ? column : { ...column, from: 'wide' }
      }),
  ]
  return (
    <Table
      label="Leads"
      columns={table}
      rows={leads}
      rowKey={({ ID }) => ID}
      windowed={false}
      stacked={isChosen}
      sorted
    />
  )
}

/** What a lead has in a column; nothing where it has nothing. */
function cellOf(lead: LeadCard, id: LeadColumnId, now: number) {
  if (id === 'stage') return <Badge>{lead.stage}</Badge>
  if (id === 'createdAt' || id === 'updatedAt') {
    return <RelativeTime className="vg-_leads__line" at={lead[id]} now={now} />
  }
  const text = textOf(lead, id)
  if (!text) return null
  return <bdi className={id === 'owner' ? 'vg-_leads__line' : 'vg-_leads__text'}>{text}</bdi>
}

function textOf(lead: LeadCard, id: Exclude<LeadColumnId, 'stage' | 'createdAt' | 'updatedAt'>): string {
  if (id === 'source') return sourceWords[lead.source]
  if (id === 'owner' || id === 'email' || id === 'phone' || id === 'notes' || id === 'consent')
    return lead[id]
  return lead.fields.find(({ column }) => column === id.slice(6))?.value ?? ''
}
