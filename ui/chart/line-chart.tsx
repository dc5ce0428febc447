import { Chart, type ChartProps } from './chart.tsx'

export type LineChartProps = ChartProps

/** How values move; a single series is filled down to zero. */
export function LineChart(props: LineChartProps) {
  return <Chart {...props} kind="line" />
}
