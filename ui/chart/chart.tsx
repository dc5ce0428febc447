import { ChartColumn, Table2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { cx } from '#ui/theme/cx.ts'
import type { ChartData } from './chart.types.ts'
import { ChartPlot, type ChartPlotProps } from './chart-plot.tsx'
import { chartSummary, hasData, lastKnown } from './chart-summary.ts'
import { ChartTable } from './chart-table.tsx'
import './chart.css'

const loadGeometry = () => import('./chart-geometry.ts')

/** What every chart takes; everything else reaches the `figure`. */
export interface ChartProps extends ChartData, Omit<ComponentProps<'figure'>, 'children'> {
  /** What it shows; also its accessible name. */
  label: string
  /** Height of the drawing in px. @default 220 */
  height?: number
  /** Writes a value where it is read. @default up to two decimals, grouped */
  format?: (value: number) => string
  /** Writes a value at the axis. @default in few characters: '1.2K' */
  formatTick?: (value: number) => string
  /** Header of the labels in the table. @default 'Date' */
  labelHeader?: string
  /** Stands in for it while the numbers load. @default false */
  loading?: boolean
  /** Stands in its place where there are none. @default an `EmptyState` 'No data yet' */
  empty?: ReactNode
  /** The drawing in words. @default the lowest, highest and latest value of each series */
  summary?: string
  /** Further buttons at the end of its head. */
  actions?: ReactNode
  /** Name of the button that shows the numbers. @default 'Show as table' */
  tableLabel?: string
  /** Name of the button that shows the drawing. @default 'Show as chart' */
  chartLabel?: string
}

/** Props only the kinds of chart give. */
type Drawing = Pick<ChartPlotProps, 'kind' | 'limit' | 'tone'>

/** The most series that are drawn; more lines cannot be told apart. */
const mostDrawn = 4

const standard = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const formatStandard = (value: number) => standard.format(value)
const formatCompact = (value: number) => compact.format(value)

/** A figure with a head, a drawing and, one press away, its numbers as a table. */
export function Chart({
  label,
  labels,
  series,
  kind,
  limit,
  tone,
  height = 220,
  format = formatStandard,
  formatTick = formatCompact,
  labelHeader = 'Date',
  loading = false,
  empty = <EmptyState compact level={3} title="No data yet" />,
  summary,
  actions,
  tableLabel = 'Show as table',
  chartLabel = 'Show as chart',
  className,
  ...rest
}: ChartProps & Drawing) {
  const labelId = useId()
  const geometry = useLazy(loadGeometry)
  const [wantsTable, setWantsTable] = useState(false)
  const [marked, setMarked] = useState(-1)
  const drawn = { labels, series: series.slice(0, mostDrawn) }
  const isEmpty = !loading && !hasData({ labels, series })
  // Without the means to draw, the numbers are still there.
  const asTable = wantsTable || geometry.state === 'failed'
  const read = marked >= 0 ? marked : lastKnown(drawn)
  const words = { label, labels, labelHeader, series, format }

  return (
    <figure {...rest} aria-labelledby={labelId} className={cx('vg-chart', className)}>
      <figcaption className="vg-_chart__head">
        <span id={labelId} className="vg-chart__label">
          {label}
        </span>
        {!isEmpty && !loading && (
          <>
            <Readout {...drawn} index={read} format={format} />
            <IconButton
              label={asTable ? chartLabel : tableLabel}
              icon={asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
              size="sm"
              disabled={geometry.state === 'failed'}
              onClick={() => setWantsTable(!wantsTable)}
            />
            {actions}
          </>
        )}
      </figcaption>
      <div
        className="vg-_chart__body"
        style={{ blockSize: height }}
        data-view={asTable ? 'table' : 'drawing'}
        // A long table scrolls, by keys too.
        {...(asTable && { role: 'region', 'aria-labelledby': labelId, tabIndex: 0 })}
      >
        {isEmpty && empty}
        {!isEmpty && !loading && asTable && <ChartTable {...words} />}
        {!isEmpty && !loading && !asTable && geometry.state === 'ready' && (
          <ChartPlot
            {...drawn}
            {...{ kind, limit, tone, height, formatTick, marked }}
            measure={geometry.value.measureChart}
            summary={summary ?? chartSummary(drawn, format)}
            onMark={setMarked}
          />
        )}
        {(loading || (!isEmpty && !asTable && geometry.state === 'loading')) && (
          <SkeletonGroup label={`Loading ${label}`} className="vg-_chart__loading">
            <Skeleton shape="media" />
          </SkeletonGroup>
        )}
      </div>
    </figure>
  )
}

/** The values of one place; with several series also their colours. */
function Readout({
  labels,
  series,
  index,
  format,
}: ChartData & { index: number; format: (value: number) => string }) {
  return (
    <span className="vg-_chart__readout" aria-hidden="true">
      <span className="vg-_chart__place">{labels[index]}</span>
      {series.map(({ name, values }, place) => {
        const value = values[index]
        return (
          <span key={name} className="vg-chart__value" data-series={place + 1}>
            {series.length > 1 && <span className="vg-chart__name">{name}</span>}
            {typeof value === 'number' && Number.isFinite(value) ? format(value) : '–'}
          </span>
        )
      })}
    </span>
  )
}
