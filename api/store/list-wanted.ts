import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  endAt,
  type List,
  listPage,
  type Page,
  type PageQuery,
  pageRequest,
  readList,
  toPage,
} from './list.ts'
import type { Doc, DocStore } from './store.ts'

/** What is looked for along a list's index, when no index holds it. */
interface Wanted<R> {
  is: (doc: R) => boolean
  /** Documents looked through before other requests have their turn. */
  batch: number
}

/** A page of a list of which only some are wanted, looked for a batch at a time; all of it where none are named. */
export async function listWanted<D extends Doc, R extends Doc = D>(
  store: DocStore<D>,
  { query, ...list }: Pick<List<D>, 'filter' | 'order' | 'projection'> & { query: PageQuery },
  wanted?: Wanted<R>,
): Promise<Page<R>> {
  if (!wanted) return listPage<D, R>(store, { ...list, query })
  const { limit, ...request } = pageRequest(list.order, query)
  const found: R[] = []
  for (let { end } = request; ; ) {
    const docs = await readList<D, R>(store, { ...list, end, limit: wanted.batch })
    found.push(...docs.slice(0, wanted.batch).filter(wanted.is))
    const last = docs[wanted.batch - 1]
    const isEnd = docs.length <= wanted.batch || !last
    if (isEnd || found.length > limit) return toPage(found, limit, list.order)
    end = endAt(list.order, last)
    await nextTurn()
  }
}
