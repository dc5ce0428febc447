import { type ComponentProps, type ReactNode, useId } from 'react'
import { formatNumber } from '#ui/format/number.ts'
import { cx } from '#ui/theme/cx.ts'
import './heat-map.css'

/** Everything else reaches the `figure`. */
export interface HeatMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What it counts; also its accessible name. */
  label: string
  /** Names of the rows, from above: 'Monday'. */
  rows: readonly string[]
  /** Names of the columns, in reading order: '08:00'. */
  columns: readonly string[]
  /** One number per cell, row by row. */
  values: readonly number[]
  /** Writes a number where it is read. @default grouped */
  format?: (value: number) => string
  /** Every so many columns have their name above them; where it is narrow, fewer. @default 3 */
  namedEvery?: number
  /** The drawing in a sentence. @default where the most is, and how much */
  summary?: string
  /** Buttons at the end of the head. */
  actions?: ReactNode
}

const levels = 5

/** How much room a column's name may take: 4 is drawn at every width, 1 where it is wide, undefined never. */
function namedAs(column: number, every: number): 1 | 2 | 4 | undefined {
  if (column % every !== 0) return undefined
  if (column % (every * 4) === 0) return 4
  return column % (every * 2) === 0 ? 2 : 1
}

/** How much there is where two things meet, as shades: a table, so that every number can be read out. */
export function HeatMap({
  label,
  rows,
  columns,
  values,
  format = (value) => formatNumber(value),
  namedEvery = 3,
  summary,
  actions,
  className,
  ...rest
}: HeatMapProps) {
  const labelId = useId()
  const most = Math.max(0, ...values)
  const at = values.indexOf(most)
  const words =
    summary ??
    (most === 0
      ? 'Nothing yet.'
      : `Most at ${rows[Math.floor(at / columns.length)]} ${columns[at % columns.length]}: ${format(most)}.`)
  return (
    <figure {...rest} aria-labelledby={labelId} className={cx('vg-heat-map', className)}>
      <figcaption className="vg-_heat-map__head">
        <span id={labelId} className="vg-heat-map__label">
          {label}
        </span>
        <span className="vg-_heat-map__summary">{words}</span>
        {actions}
      </figcaption>
      <table className="vg-_heat-map__table" aria-labelledby={labelId}>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={column} scope="col" className="vg-_heat-map__column">
                <span data-named={namedAs(index, namedEvery)}>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row}>
              <th scope="row" className="vg-_heat-map__row">
                {row}
              </th>
              {columns.map((column, index) => {
                const value = values[rowIndex * columns.length + index] ?? 0
                return (
                  <td
                    key={column}
                    className="vg-heat-map__cell"
                    data-level={most === 0 ? 0 : Math.ceil((value / most) * levels)}
                    title={`${row} ${column}: ${format(value)}`}
                  >
                    <span className="vg-_heat-map__value">{format(value)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
