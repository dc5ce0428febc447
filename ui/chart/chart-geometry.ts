import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import type { ChartData } from './chart.types.ts'

/** What a drawing is made from; lengths in px. */
export interface ChartInput extends ChartData {
  kind: 'bar' | 'line'
  width: number
  height: number
  /** Time runs from right to left. */
  rtl: boolean
  /** A value that must be in view, drawn as a line across. */
  limit?: number
  /** Text of a value at the axis. */
  formatTick: (value: number) => string
}

/** Room of one label: the part of the axis that belongs to it. */
export interface ChartSlot {
  x: number
  width: number
  center: number
  /** Whether there is room to write the label. */
  labelled: boolean
}

/** Everything measured; the drawing only puts it down. */
export interface ChartGeometry {
  /** The area values are drawn in. */
  plot: { left: number; right: number; top: number; bottom: number }
  ticks: { y: number; text: string }[]
  zeroY: number
  limitY: number | undefined
  slots: ChartSlot[]
  bars: { series: number; index: number; x: number; y: number; width: number; height: number }[]
  lines: { series: number; path: string; areaPath: string; dots: { index: number; x: number; y: number }[] }[]
}

/** Widths of a letter of the axis' text, of the gap beside it, and of the widest bar, in px. */
const letter = 7.4
const gap = 8
const widestBar = 44
const labelRow = 24
const topRoom = 8
/** Share of a slot left free beside its bar. */
const barPadding = 0.3
const tickCount = 4

/** Measures a chart. Values that are no numbers count as unknown. */
export function measureChart(input: ChartInput): ChartGeometry {
  const series = input.series.map(({ values }) => input.labels.map((_, index) => known(values[index])))
  const stacks = input.kind === 'bar' ? stacked(series) : undefined
  const extent = [0, input.limit ?? 0, ...(stacks ?? series).flat(2).filter((value) => value !== null)]
  const [low, high] = [Math.min(...extent), Math.max(...extent)]
  const bottom = input.height - labelRow
  const y = scaleLinear([low, high === low ? low + 1 : high], [bottom, topRoom]).nice(tickCount)
  // Of things that are counted there is no half.
  const isCount = extent.every(Number.isInteger)
  const ticks = y
    .ticks(tickCount)
    .filter((value) => !isCount || Number.isInteger(value))
    .map((value) => ({ y: y(value), text: input.formatTick(value) }))
    // Values too close together to be told apart in so few characters are told once.
    .filter(({ text }, index, all) => all[index - 1]?.text !== text)
  const gutter = Math.max(...ticks.map(({ text }) => text.length)) * letter + gap
  const [left, right] = input.rtl ? [0, input.width - gutter] : [gutter, input.width]
  const band = scaleBand(input.labels.keys(), input.rtl ? [right, left] : [left, right])
  const slots = slotsOf(input, band)
  return {
    plot: { left, right, top: topRoom, bottom },
    ticks,
    zeroY: y(0),
    limitY: input.limit === undefined ? undefined : y(input.limit),
    slots,
    bars: stacks ? barsOf(stacks, slots, y) : [],
    lines: stacks ? [] : series.map((values, index) => lineOf(values, index, slots, y)),
  }
}

function known(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

type Part = readonly [from: number, to: number]

/** Parts of the bars, each on top of the one before; below zero they grow downwards. */
function stacked(series: (number | null)[][]): (Part | readonly [null])[][] {
  const reached = { up: [] as number[], down: [] as number[] }
  return series.map((values) =>
    values.map((value, index) => {
      if (value === null) return [null] as const
      const side = value < 0 ? reached.down : reached.up
      const from = side[index] ?? 0
      side[index] = from + value
      return [from, from + value] as const
    }),
  )
}

function slotsOf(
  { labels, width: whole }: ChartInput,
  band: ReturnType<typeof scaleBand<number>>,
): ChartSlot[] {
  const width = band.bandwidth()
  const longest = Math.max(0, ...labels.map((label) => label.length)) * letter + gap
  const every = Math.max(1, Math.ceil(longest / Math.max(1, width)))
  return labels.map((_, index) => {
    const x = band(index) ?? 0
    const center = x + width / 2
    const half = ((labels[index]?.length ?? 0) * letter) / 2
    // One that would be cut at the edge stands for nothing, unless it is the only one.
    const isWhole = labels.length === 1 || (center - half >= 0 && center + half <= whole)
    return { x, width, center, labelled: index % every === 0 && isWhole }
  })
}

function barsOf(stacks: (Part | readonly [null])[][], slots: ChartSlot[], y: (value: number) => number) {
  return stacks.flatMap((parts, series) =>
    parts.flatMap((part, index) => {
      const [from, to] = part
      if (from === null || to === undefined) return []
      const { center, width: room } = slots[index]!
      const width = Math.min(widestBar, room * (1 - barPadding))
      const [start, end] = [y(from), y(to)]
      return [
        {
          series,
          index,
          width,
          x: center - width / 2,
          y: Math.min(start, end),
          height: Math.abs(end - start),
        },
      ]
    }),
  )
}

function lineOf(values: (number | null)[], series: number, slots: ChartSlot[], y: (value: number) => number) {
  const points = values.map((value, index) => ({ index, value, x: slots[index]!.center, y: y(value ?? 0) }))
  const isKnown = ({ value }: { value: number | null }) => value !== null
  const path = line<(typeof points)[number]>(
    ({ x }) => x,
    (point) => point.y,
  )
    .defined(isKnown)
    .curve(curveMonotoneX)
  const filled = area<(typeof points)[number]>(
    ({ x }) => x,
    y(0),
    (point) => point.y,
  )
    .defined(isKnown)
    .curve(curveMonotoneX)
  return {
    series,
    path: path(points) ?? '',
    areaPath: filled(points) ?? '',
    dots: points.filter(isKnown).map(({ index, x, y }) => ({ index, x, y })),
  }
}
