import { toCsv, unguarded } from '#mocks/contracts/shared/csv.ts'

/** A row of a file that was not taken. */
export interface RefusedRow {
  /** Where it stands in the file; the head is 1. */
  line: number
  cells: readonly string[]
  /** Why it was not taken. */
  message: string
}

const reasonHead = 'Reason'

/** Rows that were not taken as a file to mend and send again: their columns as they were, and why at the end. */
export function refusedCsv(head: readonly string[], refused: readonly RefusedRow[]): string {
  // Mended before, and sent again: what was wrong then is not told any more.
  const own = head.at(-1) === reasonHead ? head.slice(0, -1) : head
  const width = own.length
  const filled = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => unguarded(cells[at] ?? ''))
  return toCsv([
    [...filled(own), reasonHead],
    ...refused.map(({ cells, message }) => [...filled(cells), message]),
  ])
}
