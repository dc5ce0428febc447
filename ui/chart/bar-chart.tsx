import { Chart, type ChartProps } from './chart.tsx'

export type BarChartProps = ChartProps

/** Amounts side by side; several series are stacked. */
export function BarChart(props: BarChartProps) {
  return <Chart {...props} kind="bar" />
}
