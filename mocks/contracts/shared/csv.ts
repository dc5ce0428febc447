/** A cell of a table that is given away as a file. */
export type CsvCell = string | number | null

/**
 * Where a spreadsheet that splits at semicolons or tabs may take text for a formula, also in full-width signs: it does
 * not honour quotes that begin within what it takes for a cell. It runs over all that stands in front of the first
 * sign, so that text is walked through once, and matches where no sign follows, too.
 */
const cellStart = /((?:^["\s]|[;\t\r\n])["\s;]*)('*)([=+\-@＝＋－＠])?/gu

/** What any spreadsheet would take for a formula, or for the start of one, behind apostrophes it has already. */
const begins = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * it does not show; one more where it has apostrophes there, so that `unguarded` knows which are the text's.
 */
export function csvCell(value: string): string {
  const safe = withMarks(begins.test(value) ? `'${value}` : value, (marks) => `'${marks}`)
  return /[",;\t\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell as it was before it was guarded. */
export function unguarded(cell: string): string {
  const text = withMarks(cell, (marks) => marks.slice(1))
  return text.startsWith("'") && begins.test(text) ? text.slice(1) : text
}

/** Text with other apostrophes before the signs that would make a formula. */
function withMarks(text: string, change: (marks: string) => string): string {
  return text.replace(cellStart, (all: string, run: string, marks: string, sign?: string) =>
    sign ? run + change(marks) + sign : all,
  )
}

/** A table as CSV (RFC 4180); no text in it is run by a spreadsheet. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : csvCell(cell)
}
