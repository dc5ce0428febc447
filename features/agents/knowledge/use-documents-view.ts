import { choiceValue, textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlSearch } from '#features/shared/url-state/use-url-search.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { documentKinds, documentStatuses } from '#mocks/contracts/knowledge/document.schema.ts'
import { documentOrders } from '#mocks/contracts/knowledge/document-order.ts'

const orders = choiceValue(documentOrders)
const statuses = choiceValue(['', ...documentStatuses])
const kinds = choiceValue(['', ...documentKinds])

/** Stand in the address in place of an id while a new document is made. */
export const newDocuments = { 'new-text': 'text', 'new-questions': 'questions' } as const

/** What the list of documents shows, kept in the address: a link opens the same thing, Back closes it. */
export function useDocumentsView() {
  const search = useUrlSearch()
  const [sort, setSort] = useUrlState('sort', orders)
  const [status, setStatus] = useUrlState('status', statuses)
  const [kind, setKind] = useUrlState('kind', kinds)
  const [tag, setTag] = useUrlState('tag', textValue)
  const [item, setItem] = useUrlState('item', textValue, { resets: ['question'] })
  return {
    ...search,
    sort,
    setSort,
    status,
    setStatus,
    kind,
    setKind,
    tag,
    setTag,
    /** The document in the drawer, or what is new; '' while it is closed. */
    item,
    show: (id: string) => setItem(id, { history: 'push' }),
    close: () => setItem(''),
    /** Whether only some are asked for. */
    narrowed: search.q !== '' || status !== '' || kind !== '' || tag !== '',
  }
}

/** The list's view and what changes it. */
export type DocumentsViewState = ReturnType<typeof useDocumentsView>
