import { type KnownBy, keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import type { VisitorNamed } from '#mocks/contracts/conversations/visitor.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLeadRepository, type LeadDoc, leadKey } from '../leads/lead.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { Stores } from '../store/store.ts'

/** Leads of one visitor there may be: each is one that a member has not merged yet. */
const mostLeads = 100

/** What an agent holds of one visitor. */
interface SameVisitor {
  /** The addresses and numbers that were gone by. */
  known: KnownBy[]
  leads: LeadDoc[]
  /** Of their conversations, the named one first. */
  ids: string[]
}

/**
 * Finds what is one visitor's: for the team to see, to hand out and to erase. A conversation proves itself, and what was
 * made in it; an address proves nothing, and is gone by only where it is named or asked for.
 */
export function createSameVisitor(stores: Stores) {
  const { requests } = createRequestRepository(stores)
  const { find, alike, links, ofConversation } = createLeadRepository(stores)

  /** The named conversation and lead, with what was made in the one and where the other was made. */
  async function ownOf(region: Region, agentId: string, { conversationId, leadId }: VisitorNamed) {
    const ids = new Set(conversationId ? [conversationId] : [])
    const link = leadId ? await links(region).findOne({ _id: leadId, agentId }) : null
    if (link && link.leadKey === leadKey(agentId, link._id)) ids.add(link._id)
    const leads: LeadDoc[] = []
    for (const id of new Set([...ids, ...(leadId ? [leadId] : [])])) {
      const lead = await find(region, agentId, id)
      if (lead) leads.push(lead)
    }
    return { ids, leads }
  }

  /** What was left in the named conversation, which may have made no lead or joined one. */
  async function leftIn(region: Region, agentId: string, conversationId: string): Promise<KnownBy[]> {
    const asked = await requests(region).findOne({ _id: conversationId, agentId })
    const joined = await ofConversation(region, agentId, conversationId)
    return [asked, joined].filter((one) => one !== null)
  }

  /** Leads with one of these addresses or numbers. */
  async function leadsOf(region: Region, agentId: string, known: readonly KnownBy[]): Promise<LeadDoc[]> {
    const found = new Map<string, LeadDoc>()
    for (const { email = '', phone = '' } of known) {
      for (const lead of await alike(region, agentId, { email, phone }, mostLeads)) found.set(lead._id, lead)
    }
    return [...found.values()]
  }

  /** Ids of the conversations of leads, and of those in which the team was asked for with an address or number. */
  async function conversationsOf(
    region: Region,
    agentId: string,
    known: readonly KnownBy[],
    leads: readonly LeadDoc[],
  ): Promise<string[]> {
    const ids: string[] = []
    for (const lead of leads) {
      const held = links(region).find({ agentId, leadKey: lead._id }, { sort: { _id: 1 } })
      for (const { _id } of await held.toArray()) ids.push(_id)
    }
    const keys = known.map(keysOf)
    for (const name of ['emailKey', 'phoneKey'] as const) {
      const values = new Set(keys.map((each) => each[name]).filter(Boolean))
      if (values.size === 0) continue
      const held = requests(region).find({ agentId, [name]: { $in: [...values] } })
      for (const { _id } of await held.toArray()) ids.push(_id)
    }
    return ids
  }

  return async function sameVisitor(region: Region, agentId: string, by: VisitorNamed): Promise<SameVisitor> {
    const { conversationId, email, phone, alsoByAddress = false } = by
    const own = await ownOf(region, agentId, by)
    const named: KnownBy[] = [{ ...(email && { email }), ...(phone && { phone }) }]
    const left = alsoByAddress && conversationId ? await leftIn(region, agentId, conversationId) : []
    const known = alsoByAddress ? [...named, ...left, ...own.leads] : named
    let found = await leadsOf(region, agentId, known)
    if (alsoByAddress) {
      found = await leadsOf(region, agentId, [...known, ...found])
      known.push(...found)
    }
    const others = await conversationsOf(
      region,
      agentId,
      known,
      alsoByAddress ? [...own.leads, ...found] : found,
    )
    const leads = new Map([...own.leads, ...found].map((lead) => [lead._id, lead]))
    return { known, leads: [...leads.values()], ids: [...new Set([...own.ids, ...others])] }
  }
}
