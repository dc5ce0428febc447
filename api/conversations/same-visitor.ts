import type { VisitorNamed } from '#mocks/contracts/conversations/visitor.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLeadRepository, type LeadDoc } from '../leads/lead.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { Stores } from '../store/store.ts'

/** Leads of one visitor there may be: each is one that a member has not merged yet. */
const mostLeads = 100

/** What an agent holds of one visitor. */
interface SameVisitor {
  /** With what they left in the named conversation. */
  named: VisitorNamed
  leads: LeadDoc[]
  /** Of their conversations, the named one first. */
  ids: string[]
}

/** Finds what is one visitor's by `isSameVisitor`: for the team to see, to hand out and to erase. */
export function createSameVisitor(stores: Stores) {
  const { requests } = createRequestRepository(stores)
  const { alike, links, ofConversation } = createLeadRepository(stores)

  /** With what was left in the named conversation, which may have made no lead. */
  async function withLeft(region: Region, agentId: string, named: VisitorNamed): Promise<VisitorNamed> {
    const { conversationId } = named
    const asked = conversationId ? await requests(region).findOne({ _id: conversationId, agentId }) : null
    return { conversationId, email: named.email || asked?.email, phone: named.phone || asked?.phone }
  }

  /** Leads by what is named, and those that share an address or number with one of them. */
  async function leadsOf(region: Region, agentId: string, named: VisitorNamed): Promise<LeadDoc[]> {
    const { conversationId, email = '', phone = '' } = named
    const found = new Map<string, LeadDoc>()
    const add = (docs: readonly LeadDoc[]) => docs.forEach((doc) => void found.set(doc._id, doc))
    const own = conversationId ? await ofConversation(region, agentId, conversationId) : null
    if (own) add([own])
    add(await alike(region, agentId, { email, phone }, mostLeads))
    for (const lead of [...found.values()]) add(await alike(region, agentId, lead, mostLeads))
    return [...found.values()]
  }

  /** Ids of their conversations: the named one, those of their leads, and those they asked for the team in. */
  async function conversationIdsOf(
    region: Region,
    agentId: string,
    named: VisitorNamed,
    leads: readonly LeadDoc[],
  ): Promise<string[]> {
    const ids = new Set(named.conversationId ? [named.conversationId] : [])
    for (const lead of leads) {
      const held = links(region).find({ agentId, leadKey: lead._id }, { sort: { _id: 1 } })
      for (const { _id } of await held.toArray()) ids.add(_id)
    }
    const spellings = (values: readonly (string | undefined)[]) => [
      ...new Set(values.flatMap((value) => (value ? [value, value.toLowerCase()] : []))),
    ]
    const asked = {
      email: spellings([named.email, ...leads.map(({ email }) => email)]),
      phone: spellings([named.phone, ...leads.map(({ phone }) => phone)]),
    }
    for (const [field, $in] of Object.entries(asked)) {
      if ($in.length === 0) continue
      const held = await requests(region)
        .find({ agentId, [field]: { $in } })
        .toArray()
      for (const { _id } of held) ids.add(_id)
    }
    return [...ids]
  }

  return async function sameVisitor(region: Region, agentId: string, by: VisitorNamed): Promise<SameVisitor> {
    const named = await withLeft(region, agentId, by)
    const leads = await leadsOf(region, agentId, named)
    return { named, leads, ids: await conversationIdsOf(region, agentId, named, leads) }
  }
}
