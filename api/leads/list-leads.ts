import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { isWantedLead, type LeadFilter } from '#mocks/contracts/leads/lead-rules.ts'
import { latestFirst, type Page, type PageQuery, presentPage } from '../store/list.ts'
import { listWanted } from '../store/list-wanted.ts'
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
  const isFiltered = Boolean(q?.trim()) || stage || source || owner
  const found = await listWanted<LeadDoc>(
    store,
    { filter: { agentId }, order, query: page },
    isFiltered ? { is: (doc) => isWantedLead(doc, filter), batch } : undefined,
  )
  return presentPage(found, presentLead)
}
