import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query'
import { fitsView } from './fits-view.ts'
import type { InboxNarrowing } from './inbox.queries.ts'
import { type ListPages, withFirstPages } from './with-first-pages.ts'

/** Pages that are read anew when something happened, however far one scrolled. */
export const rereadPages = 3

type ListQuery = Query<ListPages>
type ReadPage = QueryFunction<ListPages['pages'][number], readonly unknown[], string | undefined>

const settled = async (query: ListQuery) => {
  while (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined)
}

/**
 * Reads a list that is shown anew, and waits for whatever reads it already.
 * @param me address of the member who looks
 */
export async function rereadList(queries: QueryClient, query: ListQuery, me: string): Promise<void> {
  await settled(query)
  const { queryKey, options, state } = query
  if (!state.data || state.data.pages.length <= rereadPages) {
    await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
    return
  }
  const readPage = options.queryFn as unknown as ReadPage
  const fresh: ListPages = { pages: [], pageParams: [] }
  const { signal } = new AbortController()
  for (let cursor: string | undefined; fresh.pages.length < rereadPages; ) {
    const page = await readPage({
      client: queries,
      queryKey,
      signal,
      meta: options.meta,
      pageParam: cursor,
      direction: 'forward',
    })
    fresh.pages.push(page)
    fresh.pageParams.push(cursor)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  // A page that is being read further down would put back what was before it.
  await settled(query)
  const narrowing = queryKey[4] as InboxNarrowing
  queries.setQueryData<ListPages>(
    queryKey,
    (old) => old && withFirstPages(old, fresh, (card) => fitsView(card, narrowing, me)),
  )
}
