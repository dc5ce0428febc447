import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { isWantedLead, type LeadFilter } from '#mocks/contracts/leads/lead-rules.ts'
import {
  endAt,
  latestFirst,
  type Page,
  type PageQuery,
  pageRequest,
  presentPage,
  readList,
  toPage,
} from '../store/list.ts'
import type { DocStore } from '../store/store.ts'
import { type LeadDoc, presentLead } from './lead.repository.ts'

/** Leads looked through before other requests have their turn. */
const batch = 200

/** A page of an agent's leads. What is searched for is looked for along the list's index, a batch at a time. */
export async function listLeadPage(
  store: DocStore<LeadDoc>,
  { agentId, query }: { agentId: string; query: PageQuery & LeadFilter },
): Promise<Page<LeadCard>> {
  const { q, stage, source, owner, ...page } = query
  const filter = { q, stage, source, owner }
  const order = latestFirst('createdAt')
  const request = pageRequest(order, page)
  const isFiltered = Boolean(q?.trim()) || stage || source || owner
  const limit = isFiltered ? batch : request.limit
  const found: LeadDoc[] = []
  for (let end = request.end; ; ) {
    const docs = await readList<LeadDoc>(store, { filter: { agentId }, order, end, limit })
    found.push(...docs.slice(0, limit).filter((doc) => isWantedLead(doc, filter)))
    const last = docs[limit - 1]
    const isEnd = docs.length <= limit || !last
    if (!isEnd && !isFiltered) found.push(docs[limit]!)
    if (isEnd || found.length > request.limit) break
    end = endAt(order, last)
    await nextTurn()
  }
  return presentPage(toPage(found, request.limit, order), presentLead)
}
