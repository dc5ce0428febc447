import { loadavg } from 'node:os'

/** One line of the report. */
export interface Row {
  what: string
  measured: string
  /** What the product promises, when it promises something. */
  goal?: string
  /** Whether the promise is kept in this run; nothing fails on it, machines are noisy. */
  met?: boolean
}

/** Prints rows in columns, under a heading that says how busy the machine was. */
export function printTable(heading: string, rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    row.measured,
    row.goal ?? '',
    row.met === undefined ? '' : row.met ? 'met' : 'not met',
  ])
  printColumns(
    `${heading}, load average ${loadavg()[0]?.toFixed(1)}`,
    ['what', 'measured', 'goal', ''],
    cells,
  )
}

/** Prints cells under a heading and the names of their columns. */
export function printColumns(
  heading: string,
  head: readonly string[],
  cells: readonly (readonly string[])[],
): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((cell) => (cell[column] ?? '').length)),
  )
  const line = (cell: readonly string[]) =>
    cell
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  process.stdout.write(`\n${heading}\n${[head, ...cells].map(line).join('\n')}\n`)
}
