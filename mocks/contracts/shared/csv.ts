/** A cell of a table that is given away as a file. */
export type CsvCell = string | number | null

/** What a spreadsheet would take for a formula, also behind spaces and in full-width signs. */
const formula = /^[=+\-@\t\r\n＝＋－＠]|^[\s\u00a0\ufeff]+[=+\-@＝＋－＠]/u

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * it does not show.
 */
export function csvCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV (RFC 4180); no text in it is run by a spreadsheet. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : csvCell(cell)
}
