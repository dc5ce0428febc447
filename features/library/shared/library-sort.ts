import { type LibraryOrder, usualLibraryOrder } from '#mocks/contracts/library/library-order.ts'
import type { TableSort } from '#ui/table/sort-rows.ts'

/** How a table says what a list is ordered by. */
export function tableSort(order: LibraryOrder): TableSort {
  const down = order.startsWith('-')
  return {
    column: down ? order.slice(1) : order,
    direction: down ? 'descending' : 'ascending',
  }
}

/** The order a press on a header asks for; times begin with the latest. */
export function libraryOrder({ column, direction }: TableSort, before: LibraryOrder): LibraryOrder {
  if (column === 'name') return direction === 'ascending' ? 'name' : '-name'
  return before === usualLibraryOrder ? 'lastModified' : usualLibraryOrder
}
