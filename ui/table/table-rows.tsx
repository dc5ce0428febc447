import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { RowWindow } from './row-window.ts'
import type { TableColumn } from './table.types.ts'

interface TableRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Which of the rows are drawn. */
  view: RowWindow
  rowKey: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  loading: boolean
  empty?: ReactNode
}

/** How many stand-ins a loading table shows. */
const bones = ['first', 'second', 'third', 'fourth', 'fifth']

/** The rows of a table, or what stands in for them. */
export function TableRows<Row>({
  columns,
  rows,
  view,
  rowKey,
  rowActions,
  loading,
  empty,
}: TableRowsProps<Row>) {
  const span = columns.length + (rowActions ? 1 : 0)

  if (loading && rows.length === 0) {
    return (
      <tbody>
        {bones.map((bone) => (
          <tr key={bone} className="vg-table__row">
            {columns.map(({ id, header, from }) => (
              <td key={id} className="vg-table__cell" data-from={from} data-header={header} data-bone>
                <Skeleton width="three-quarters" />
              </td>
            ))}
            {rowActions && <td className="vg-table__cell" />}
          </tr>
        ))}
      </tbody>
    )
  }

  if (rows.length === 0) {
    return (
      <tbody>
        <tr>
          <td colSpan={span} className="vg-_table__empty">
            {empty}
          </td>
        </tr>
      </tbody>
    )
  }

  return (
    <tbody>
      <Room height={view.before} span={span} />
      {rows.slice(view.start, view.end).map((row, index) => (
        <tr key={rowKey(row)} className="vg-table__row" data-row aria-rowindex={view.start + index + 2}>
          {columns.map(({ id, header, cell, align, width, from }) => (
            <td
              key={id}
              className="vg-table__cell"
              data-align={align}
              data-width={width}
              data-from={from}
              data-header={header}
            >
              {cell(row)}
            </td>
          ))}
          {rowActions && (
            <td className="vg-table__cell" data-width="fit">
              <div className="vg-_table__actions">{rowActions(row)}</div>
            </td>
          )}
        </tr>
      ))}
      <Room height={view.after} span={span} />
    </tbody>
  )
}

/** The room of rows that are not drawn; a computed position, so it is set on the element. */
function Room({ height, span }: { height: number; span: number }) {
  if (height === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
    <tr aria-hidden="true" className="vg-_table__room">
      <td colSpan={span} style={{ blockSize: height }} />
    </tr>
  )
}
