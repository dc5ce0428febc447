import { Chart, type ChartProps } from './chart.tsx'

/** Props of `LineChart`. */
export type LineChartProps = ChartProps

/** How values move; a single series is filled down to zero. */
export function LineChart(props: LineChartProps) {
  return <Chart {...props} kind="line" />
}
