import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { type DocumentOrder, usualDocumentOrder } from '#mocks/contracts/knowledge/document-order.ts'
import { type DocumentFilter, isWanted } from '#mocks/contracts/knowledge/find-documents.ts'
import { type Order, type Page, type PageQuery, presentPage } from '../store/list.ts'
import { listWanted } from '../store/list-wanted.ts'
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
  const isFiltered = Boolean(q?.trim()) || status || kind || tag
  const found = await listWanted<KnowledgeDoc, CardDoc>(
    store,
    { filter: { agentId }, order, projection: cardProjection, query: page },
    isFiltered ? { is: (doc) => isWanted(doc, filter), batch } : undefined,
  )
  return presentPage(found, presentCard)
}
