/** One line, or one part of each bar. */
export interface ChartSeries {
  /** What it counts; also its column in the table. */
  name: string
  /** One value per label; `null` where nothing is known. */
  values: readonly (number | null)[]
}

/** What is drawn. */
export interface ChartData {
  /** What stands along the axis, in order: days, months, names. */
  labels: readonly string[]
  /** One to four; further ones are in the table only. */
  series: readonly ChartSeries[]
}
