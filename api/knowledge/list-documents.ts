import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { type DocumentOrder, usualDocumentOrder } from '#mocks/contracts/knowledge/document-order.ts'
import { type DocumentFilter, isWanted } from '#mocks/contracts/knowledge/find-documents.ts'
import {
  endAt,
  type Order,
  type Page,
  type PageQuery,
  pageRequest,
  presentPage,
  readList,
  toPage,
} from '../store/list.ts'
import type { DocStore } from '../store/store.ts'
import { type CardDoc, cardProjection, presentCard } from './knowledge.presenter.ts'
import type { KnowledgeDoc } from './knowledge.repository.ts'

interface ListQuery extends PageQuery, DocumentFilter {
  sort?: DocumentOrder
}

/** Documents looked through before other requests have their turn. */
const batch = 50

function orderOf(sort: DocumentOrder): Order {
  const direction = sort.startsWith('-') ? -1 : 1
  const name = sort.replace('-', '')
  return name === 'name'
    ? { field: 'nameKey', direction, kind: 'string' }
    : { field: name, direction, kind: 'number' }
}

/** A page of what an agent knows. What is searched for is looked for along the list's index, a batch at a time. */
export async function listDocuments(
  store: DocStore<KnowledgeDoc>,
  { agentId, query }: { agentId: string; query: ListQuery },
): Promise<Page<KnowledgeCard>> {
  const { q, status, kind, tag, sort = usualDocumentOrder, ...page } = query
  const filter = { q, status, kind, tag }
  const order = orderOf(sort)
  const request = pageRequest(order, page)
  const found: CardDoc[] = []
  const isFiltered = Boolean(q?.trim()) || status || kind || tag
  const limit = isFiltered ? batch : request.limit
  for (let end = request.end; ; ) {
    const docs = await readList<KnowledgeDoc, CardDoc>(store, {
      filter: { agentId },
      order,
      end,
      limit,
      projection: cardProjection,
    })
    found.push(...docs.slice(0, limit).filter((doc) => isWanted(doc, filter)))
    const last = docs[limit - 1]
    const isEnd = docs.length <= limit || !last
    if (!isEnd && !isFiltered) found.push(docs[limit]!)
    if (isEnd || found.length > request.limit) break
    end = endAt(order, last)
    await nextTurn()
  }
  return presentPage(toPage(found, request.limit, order), presentCard)
}
