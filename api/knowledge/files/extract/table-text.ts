/** A cell as one line. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
  return text.replace(/\s+/g, ' ').trim()
}

/** Rows of a table as a list: each says of every value what it is, so that a row is understood alone. */
export function tableText(rows: Iterable<readonly unknown[]>): string {
  let head: string[] | undefined
  const lines: string[] = []
  for (const row of rows) {
    const cells = row.map(cellText)
    if (cells.every((cell) => cell === '')) continue
    if (!head) {
      head = cells
      continue
    }
    const parts = cells.flatMap((cell, index) => {
      const name = head?.[index] ?? ''
      return cell === '' ? [] : [name === '' ? cell : `${name}: ${cell}`]
    })
    lines.push(`- ${parts.join(', ')}`)
  }
  // A table of one row has no head.
  if (head && lines.length === 0) return head.filter(Boolean).join(', ')
  return lines.join('\n')
}
