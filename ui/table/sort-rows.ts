/** Direction a column is sorted in. */
export type SortDirection = 'ascending' | 'descending'

/** What a table is sorted by. */
export interface TableSort {
  /** Id of the column. */
  column: string
  direction: SortDirection
}

/** What a column sorts by: numbers by size, text as people read it ('10' after '9'); nothing comes last. */
export type SortValue = string | number | boolean | null | undefined

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Rows in order of one value; rows that are equal keep theirs. The given list is not changed. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValueOf: (row: Row) => SortValue,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortValueOf(row) }))
    .sort((a, b) => {
      const missing = Number(isMissing(a.value)) - Number(isMissing(b.value))
      return missing || sign * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}

function isMissing(value: SortValue): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}

/** The sort after pressing a column's header: ascending first, then the other way. */
export function nextSort(current: TableSort | undefined, column: string): TableSort {
  const again = current?.column === column && current.direction === 'ascending'
  return { column, direction: again ? 'descending' : 'ascending' }
}
