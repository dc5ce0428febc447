/** A cell of a table that is given away as a file. */
export type CsvCell = string | number | null

/**
 * Where a spreadsheet that splits at semicolons or tabs would take text for a formula, also in full-width signs: it does
 * not honour quotes that begin within what it takes for a cell.
 */
const formula = /(^|[;\t\r\n])(["\s\ufeff]*)(?=[=+\-@＝＋－＠])/gu

/** Such a place once it is guarded. */
const guarded = /(^|[;\t\r\n])(["\s\ufeff]*)'(?=\s*[=+\-@＝＋－＠])/gu

/** What any spreadsheet would take for a formula, or for the start of one. */
const begins = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * it does not show.
 */
export function csvCell(value: string): string {
  const safe = (begins.test(value) ? `'${value}` : value).replace(formula, "$1$2'")
  return /[",;\t\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell as it was before it was guarded. */
export function unguarded(cell: string): string {
  return cell.replace(guarded, '$1$2')
}

/** A table as CSV (RFC 4180); no text in it is run by a spreadsheet. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : csvCell(cell)
}
