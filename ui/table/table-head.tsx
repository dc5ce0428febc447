import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { TableSort } from './sort-rows.ts'
import type { TableColumn } from './table.types.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  order: TableSort | undefined
  onSort: (column: string) => void
  /** Header of the row actions; without it there is no such column. */
  actionsLabel?: string
}

/** The sticky header of a table, whose buttons sort. */
export function TableHead<Row>({ columns, order, onSort, actionsLabel }: TableHeadProps<Row>) {
  return (
    <thead className="vg-table__head">
      <tr aria-rowindex={1}>
        {columns.map(
          ({ id, header, hideHeader, sortValue, sortable = sortValue !== undefined, align, width, from }) => {
            const direction = order?.column === id ? order.direction : undefined
            const Arrow = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
            return (
              <th
                key={id}
                scope="col"
                className="vg-table__header"
                data-align={align}
                data-width={width}
                data-from={from}
                aria-sort={sortable ? (direction ?? 'none') : undefined}
              >
                {sortable ? (
                  <button type="button" className="vg-table__sort" onClick={() => onSort(id)}>
                    {header}
                    <Arrow aria-hidden />
                  </button>
                ) : (
                  <span className={hideHeader ? 'vg-visually-hidden' : undefined}>{header}</span>
                )}
              </th>
            )
          },
        )}
        {actionsLabel !== undefined && (
          <th scope="col" className="vg-table__header" data-width="fit">
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
