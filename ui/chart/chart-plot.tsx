import * as Direction from '@radix-ui/react-direction'
import { type PointerEvent, useMemo, useRef } from 'react'
import type { ChartData } from './chart.types.ts'
import type { ChartGeometry, measureChart } from './chart-geometry.ts'
import { useElementWidth } from './use-element-width.ts'

export interface ChartPlotProps extends ChartData {
  measure: typeof measureChart
  kind: 'bar' | 'line'
  /** In px. */
  height: number
  /** Drawn as a line across. */
  limit?: number
  /** Colour of the first series instead of the accent. */
  tone?: 'warning' | 'danger'
  formatTick: (value: number) => string
  /** The drawing in words. */
  summary: string
  /** Place that is pointed at, or -1. */
  marked: number
  onMark: (index: number) => void
}

/** The drawing of a chart, as wide as its place. */
export function ChartPlot({ measure, summary, marked, onMark, ...props }: ChartPlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useElementWidth(box)
  const rtl = Direction.useDirection() === 'rtl'
  const { kind, labels, series, height, limit, formatTick } = props
  const geometry = useMemo(
    () => measure({ kind, labels, series, height, limit, formatTick, width, rtl }),
    [measure, kind, labels, series, height, limit, formatTick, width, rtl],
  )

  function mark({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const x = clientX - currentTarget.getBoundingClientRect().left
    onMark(geometry.slots.findIndex((slot) => x >= slot.x && x < slot.x + slot.width))
  }

  return (
    <div ref={box} className="vg-_chart__plot" style={{ blockSize: height }} data-tone={props.tone}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={summary}
          width={width}
          height={height}
          onPointerMove={mark}
          onPointerDown={mark}
          onPointerLeave={() => onMark(-1)}
        >
          <Axes geometry={geometry} labels={labels} marked={marked} />
          <Bars geometry={geometry} marked={marked} />
          <Lines geometry={geometry} marked={marked} />
          {geometry.limitY !== undefined && (
            <Across geometry={geometry} y={geometry.limitY} className="vg-chart__limit" />
          )}
        </svg>
      )}
    </div>
  )
}

interface PartProps {
  geometry: ChartGeometry
  marked: number
}

function Axes({ geometry, labels, marked }: PartProps & { labels: readonly string[] }) {
  const { plot, ticks, slots, zeroY } = geometry
  const gutterEdge = plot.left === 0 ? plot.right + 8 : plot.left - 8
  const column = slots[marked]
  return (
    <g>
      {column && (
        <rect
          className="vg-_chart__column"
          x={column.x}
          y={plot.top}
          width={column.width}
          height={plot.bottom - plot.top}
        />
      )}
      {ticks.map(({ y, text }) => (
        <g key={text}>
          <Across geometry={geometry} y={y} className="vg-chart__grid" />
          <text className="vg-_chart__tick" x={gutterEdge} y={y} textAnchor="end" dominantBaseline="central">
            {text}
          </text>
        </g>
      ))}
      <Across geometry={geometry} y={zeroY} className="vg-_chart__zero" />
      {slots.map(
        ({ center, labelled }, index) =>
          labelled && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is known by its place only
            <text key={index} className="vg-_chart__tick" x={center} y={plot.bottom + 16} textAnchor="middle">
              {labels[index]}
            </text>
          ),
      )}
    </g>
  )
}

function Across({
  geometry: { plot },
  y,
  className,
}: {
  geometry: ChartGeometry
  y: number
  className: string
}) {
  return <line className={className} x1={plot.left} x2={plot.right} y1={y} y2={y} />
}

function Bars({ geometry: { bars }, marked }: PartProps) {
  return bars.map(({ series, index, height, ...place }) => (
    <rect
      key={`${series}-${index}`}
      className="vg-chart__bar"
      data-series={series + 1}
      data-marked={index === marked || undefined}
      {...place}
      height={height}
      rx={Math.min(3, height / 2, place.width / 2)}
    />
  ))
}

function Lines({ geometry: { lines }, marked }: PartProps) {
  return lines.map(({ series, path, areaPath, dots }) => (
    <g key={series} data-series={series + 1} className="vg-chart__series">
      {lines.length === 1 && <path className="vg-chart__area" d={areaPath} />}
      <path className="vg-chart__line" d={path} />
      {dots
        .filter(({ index }) => index === marked || dots.length === 1)
        .map(({ index, x, y }) => (
          <circle key={index} className="vg-chart__dot" cx={x} cy={y} r={4} />
        ))}
    </g>
  ))
}
