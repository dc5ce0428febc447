/** A cell of a table that is given away as a file. */
export type CsvCell = string | number | null

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, which it does
 * not show.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell.trimStart()) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== cell ? `"${safe.replaceAll('"', '""')}"` : safe
}
