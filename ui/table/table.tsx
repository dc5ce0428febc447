import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { useScrollable } from '#ui/hooks/use-scrollable.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { nextSort, sortRows, type TableSort } from './sort-rows.ts'
import type { TableColumn } from './table.types.ts'
import { TableHead } from './table-head.tsx'
import { TableRows } from './table-rows.tsx'
import { useRowWindow, virtualAbove } from './use-row-window.ts'
import './table.css'

/** Everything else reaches the scrolling box around it. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it lists; its accessible name. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Tells a row from the others. */
  rowKey: (row: Row) => string
  /** What is sorted by; leave out to let it keep its own state. */
  sort?: TableSort
  /** Sorted by at first, when it keeps its own state. @default the order given */
  defaultSort?: TableSort
  /** Called when a header is pressed. */
  onSortChange?: (sort: TableSort) => void
  /** The rows come sorted (by the server); it only says how. @default false */
  sorted?: boolean
  /** Actions of a row, at its end. */
  rowActions?: (row: Row) => ReactNode
  /** Header of the actions, for screen readers. @default 'Actions' */
  actionsLabel?: string
  /** Stands in for the rows while they load. @default false */
  loading?: boolean
  /** Stands where rows would be when there are none. */
  empty?: ReactNode
  /** Above 200 rows it scrolls in itself and draws those in sight; rows are then of one height. @default true */
  windowed?: boolean
  /** Where the table is under 37.5rem wide each row is a card: nothing scrolls sideways. @default false */
  stacked?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Rows of the same kind. Above 200 of them it scrolls in itself and only those in sight are in the page. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  defaultSort,
  onSortChange,
  sorted = false,
  rowActions,
  actionsLabel = 'Actions',
  loading = false,
  empty,
  windowed = true,
  stacked = false,
  variant,
  className,
  ref,
  ...rest
}: TableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(scroller, ref)
  const scrollable = useScrollable(scroller)
  const [order, setOrder] = useControllableState<TableSort | undefined>(sort, defaultSort, (next) => {
    if (next) onSortChange?.(next)
  })
  const sortValueOf = columns.find(({ id }) => id === order?.column)?.sortValue
  const ordered = order && sortValueOf && !sorted ? sortRows(rows, sortValueOf, order.direction) : rows
  const virtual = windowed && ordered.length > virtualAbove
  const view = useRowWindow(scroller, ordered.length, virtual)

  return (
    <div
      {...(scrollable && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      {...rest}
      ref={mergedRef}
      className={cx('vg-table', className)}
      data-virtual={virtual || undefined}
      data-stacked={stacked || undefined}
      data-variant={useThemeVariant(variant)}
    >
      <table
        className="vg-_table__table"
        aria-label={label}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        aria-busy={loading}
      >
        <TableHead
          columns={columns}
          order={order}
          onSort={(column) => setOrder(nextSort(order, column))}
          actionsLabel={rowActions && actionsLabel}
        />
        <TableRows
          columns={columns}
          rows={ordered}
          view={view}
          rowKey={rowKey}
          rowActions={rowActions}
          loading={loading}
          empty={empty}
        />
      </table>
    </div>
  )
}
