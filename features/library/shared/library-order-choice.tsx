import type { LibraryOrder } from '#mocks/contracts/library/library-order.ts'
import { LibraryFilter } from './library-filter.tsx'
import type { LibraryView } from './use-library-view.ts'

const orders: readonly { value: LibraryOrder; label: string }[] = [
  { value: '-lastModified', label: 'Last changed first' },
  { value: 'lastModified', label: 'Last changed last' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
]

/** Orders a list where it is too narrow for headers. */
export function LibraryOrderChoice({ view }: { view: LibraryView }) {
  return (
    <div className="vg-_library__order">
      <LibraryFilter label="Order" value={view.sort} onValueChange={view.setSort} options={orders} />
    </div>
  )
}
