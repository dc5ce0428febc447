import { choiceValue, textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlSearch } from '#features/shared/url-state/use-url-search.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { libraryOrders } from '#mocks/contracts/library/library-order.ts'

/** Stands in the address in place of an id while a new thing is made. */
const newItem = 'new'

const orderValue = choiceValue(libraryOrders)

/** What a screen of the library shows, kept in the address: a link opens the same thing, Back closes it. */
export function useLibraryView() {
  const search = useUrlSearch()
  const [item, setItem] = useUrlState('item', textValue)
  const [sort, setSort] = useUrlState('sort', orderValue)

  return {
    ...search,
    /** What the list is ordered by. */
    sort,
    setSort,
    /** The thing in the drawer; null while it is closed, undefined in `id` for a new one. */
    opened: item === '' ? null : { id: item === newItem ? undefined : item },
    show: (id: string) => setItem(id, { history: 'push' }),
    showNew: () => setItem(newItem, { history: 'push' }),
    close: () => setItem(''),
  }
}

/** A screen's view and what changes it. */
export type LibraryView = ReturnType<typeof useLibraryView>
