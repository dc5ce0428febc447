import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { isWantedLead, type LeadFilter } from '#mocks/contracts/leads/lead-rules.ts'
import { latestFirst, type Page, type PageQuery, presentPage } from '../store/list.ts'
import { listWanted } from '../store/list-wanted.ts'
import type { DocStore } from '../store/store.ts'
import { type LeadDoc, presentLead } from './lead.repository.ts'

/** Leads looked through before other requests have their turn. */
const batch = 200

/**
 * What one index holds of a filter: whose they are, else the stage, else where they are from. The rest is looked for
 * along it.
 */
function indexed({ owner, stage, source }: LeadFilter): Pick<LeadFilter, 'owner' | 'stage' | 'source'> {
  if (owner) return { owner }
  if (stage) return { stage }
  return source ? { source } : {}
}

/** A page of an agent's leads. What no index holds is looked for along one, a batch at a time. */
export async function listLeadPage(
  store: DocStore<LeadDoc>,
  { agentId, query }: { agentId: string; query: PageQuery & LeadFilter },
): Promise<Page<LeadCard>> {
  const { q, stage, source, owner, ...page } = query
  const filter = { q, stage, source, owner }
  const found = indexed(filter)
  const asked = [q?.trim(), stage, source, owner].filter(Boolean)
  const listed = await listWanted<LeadDoc>(
    store,
    { filter: { agentId, ...found }, order: latestFirst('createdAt'), query: page },
    asked.length > Object.keys(found).length ? { is: (doc) => isWantedLead(doc, filter), batch } : undefined,
  )
  return presentPage(listed, presentLead)
}
