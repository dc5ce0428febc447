import type { ReactNode } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { selectionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { DocumentMenu } from './document-menu.tsx'
import { DocumentName } from './document-name.tsx'
import { documentOrder, tableSort } from './document-words.ts'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import type { DocumentsViewState } from './use-documents-view.ts'
import './knowledge.css'

interface DocumentsTableProps {
  owner: KnowledgeOwner
  cards: readonly KnowledgeCard[]
  view: DocumentsViewState
  mayChange: boolean
  /** Ids of the chosen ones. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** More that can be done with one, as `MenuItem`s. */
  actionsOf?: (card: KnowledgeCard) => ReactNode
}

/** The documents, to choose, open and order. */
export function DocumentsTable(props: DocumentsTableProps) {
  const { owner, cards, view, mayChange, chosen, onChoose, actionsOf } = props
  const now = useNow()

  function choose(ID: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(ID)
    else next.delete(ID)
    onChoose(next)
  }

  const choice: TableColumn<KnowledgeCard> = {
    id: 'chosen',
    header: 'Chosen',
    hideHeader: true,
    width: 'fit',
    cell: ({ ID, name }) => (
      <Checkbox
        label={<VisuallyHidden>{`Choose ${name}`}</VisuallyHidden>}
        checked={chosen.has(ID)}
        disabled={!chosen.has(ID) && chosen.size >= selectionLimit}
        onCheckedChange={(next) => choose(ID, next === true)}
      />
    ),
  }
  const columns: TableColumn<KnowledgeCard>[] = [
    ...(mayChange ? [choice] : []),
    {
      id: 'name',
      header: 'Name',
      width: 'wide',
      sortable: true,
      cell: (card) => <DocumentName card={card} onOpen={() => view.show(card.ID)} />,
    },
    {
      id: 'charCount',
      header: 'Characters',
      align: 'end',
      from: 'wide',
      sortable: true,
      cell: ({ charCount }) => formatNumber(charCount),
    },
    {
      id: 'updatedAt',
      header: 'Changed',
      from: 'wide',
      sortable: true,
      cell: ({ updatedAt }) => (
        <RelativeTime className="vg-_knowledge__changed" at={updatedAt} now={now() / 1000} />
      ),
    },
  ]
  return (
    <Table
      label="Documents"
      columns={columns}
      rows={cards}
      rowKey={({ ID }) => ID}
      windowed={false}
      sorted
      sort={tableSort(view.sort)}
      onSortChange={(next) => view.setSort(documentOrder(next, view.sort))}
      rowActions={(card) => (
        <DocumentMenu
          owner={owner}
          card={card}
          mayChange={mayChange}
          onOpen={() => view.show(card.ID)}
          actions={actionsOf?.(card)}
        />
      )}
    />
  )
}
