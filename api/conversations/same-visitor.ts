import { type KnownBy, keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import { earlierShown, mostShared } from '#mocks/contracts/conversations/shared-conversations.ts'
import type { VisitorNamed } from '#mocks/contracts/conversations/visitor.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLeadRepository, type LeadDoc, leadKey } from '../leads/lead.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { Doc, Projection, Stores } from '../store/store.ts'
import { type ConversationDoc, createConversationRepository } from './conversation.repository.ts'

/** Leads of one address or number there may be: each is one that a member has not merged yet. */
const mostLeads = 100

/** Leads whose conversations are asked for in one go. */
const batch = 500

/** What is read of a lead to find what is its visitor's. */
type LeadSeen = Pick<LeadDoc, '_id' | 'email' | 'phone' | 'conversationIds'>
const leadSeen: Projection = { email: 1, phone: 1, conversationIds: 1 }

/** What is told of a conversation beside another. */
type ConversationSeen = Pick<ConversationDoc, '_id' | 'title' | 'state' | 'lastMessageAt'>
const conversationSeen: Projection = { title: 1, state: 1, lastMessageAt: 1 }

/** How much is looked at. */
interface Looking {
  /** Of the conversations of leads, and of requests, the latest. @default all */
  most?: number
  /** What is read of leads. @default all */
  projection?: Projection
}

/** What an agent holds of one visitor. */
interface SameVisitor<L> {
  /** The addresses and numbers that were gone by. */
  known: KnownBy[]
  leads: L[]
  /** Of their conversations, the named one first. */
  ids: string[]
}

const idOnly: Projection = { _id: 1 }
const idsOf = (docs: readonly Doc[]) => docs.map(({ _id }) => _id)

/** The keys of addresses and numbers, each once. */
function keysKnown(known: readonly KnownBy[]) {
  const keys = known.map(keysOf)
  return (['emailKey', 'phoneKey'] as const).flatMap((name) => {
    const values = [...new Set(keys.map((each) => each[name]).filter(Boolean))]
    return values.length > 0 ? [{ name, values }] : []
  })
}

/**
 * Finds what is one visitor's: for the team to see, to hand out and to erase. A conversation proves itself, and what was
 * made in it; an address proves nothing, and is gone by only where it is named or asked for.
 */
export function createSameVisitor(stores: Stores) {
  const { conversations } = createConversationRepository(stores)
  const { requests } = createRequestRepository(stores)
  const { leads, links, ofConversation } = createLeadRepository(stores)

  /** The named conversation and lead, with what was made in the one and where the other was made. */
  async function ownOf<L extends LeadSeen>(
    region: Region,
    agentId: string,
    { conversationId, leadId }: VisitorNamed,
    { projection }: Looking,
  ) {
    const ids = new Set(conversationId ? [conversationId] : [])
    const link = leadId ? await links(region).findOne({ _id: leadId, agentId }) : null
    if (link && link.leadKey === leadKey(agentId, link._id)) ids.add(link._id)
    const own: L[] = []
    for (const id of new Set([...ids, ...(leadId ? [leadId] : [])])) {
      const lead = await leads(region).findOne<L>(
        { _id: leadKey(agentId, id) },
        { ...(projection && { projection }) },
      )
      if (lead) own.push(lead)
    }
    return { ids, leads: own }
  }

  /** What was left in the named conversation, which may have made no lead or joined one. */
  async function leftIn(region: Region, agentId: string, conversationId: string): Promise<KnownBy[]> {
    const asked = await requests(region).findOne({ _id: conversationId, agentId })
    const joined = await ofConversation(region, agentId, conversationId)
    return [asked, joined].filter((one) => one !== null)
  }

  /** Leads with one of these addresses or numbers. */
  async function leadsOf<L extends LeadSeen>(
    region: Region,
    agentId: string,
    known: readonly KnownBy[],
    { most, projection }: Looking,
  ): Promise<L[]> {
    const found = new Map<string, L>()
    for (const { name, values } of keysKnown(known)) {
      const limit = most ? mostLeads : mostLeads * values.length
      const options = { sort: { createdAt: -1 as const }, limit, ...(projection && { projection }) }
      const held = leads(region).find<L>({ agentId, [name]: { $in: values } }, options)
      for (const lead of await held.toArray()) found.set(lead._id, lead)
    }
    return [...found.values()]
  }

  /** Ids of the conversations of leads, and of those in which the team was asked for with an address or number. */
  async function conversationsOf(
    region: Region,
    agentId: string,
    known: readonly KnownBy[],
    of: readonly LeadSeen[],
    { most }: Looking,
  ): Promise<string[]> {
    const limit = { ...(most && { limit: most }), projection: idOnly }
    // Links tell no time: the latest of a lead are those it remembers.
    const ids = most ? of.flatMap((lead) => lead.conversationIds.toReversed()).slice(0, most) : []
    for (let at = 0; at < of.length; at += batch) {
      const keys = idsOf(of.slice(at, at + batch))
      const held = links(region).find({ agentId, leadKey: { $in: keys } }, limit)
      ids.push(...idsOf(await held.toArray()))
    }
    for (const { name, values } of keysKnown(known)) {
      const sort = { updatedAt: -1 as const }
      const held = requests(region).find({ agentId, [name]: { $in: values } }, { ...limit, sort })
      ids.push(...idsOf(await held.toArray()))
    }
    return ids
  }

  async function find<L extends LeadSeen>(
    region: Region,
    agentId: string,
    by: VisitorNamed,
    looking: Looking,
  ): Promise<SameVisitor<L>> {
    const { conversationId, email, phone, alsoByAddress = false } = by
    const own = await ownOf<L>(region, agentId, by, looking)
    const named: KnownBy[] = [{ ...(email && { email }), ...(phone && { phone }) }]
    const left = alsoByAddress && conversationId ? await leftIn(region, agentId, conversationId) : []
    const known = alsoByAddress ? [...named, ...left, ...own.leads] : named
    let found = await leadsOf<L>(region, agentId, known, looking)
    if (alsoByAddress) {
      found = await leadsOf<L>(region, agentId, [...known, ...found], looking)
      known.push(...found)
    }
    const all = [...new Map([...own.leads, ...found].map((lead) => [lead._id, lead])).values()]
    const others = await conversationsOf(region, agentId, known, alsoByAddress ? all : found, looking)
    return { known, leads: all, ids: [...new Set([...own.ids, ...others])] }
  }

  return {
    /** All of it. */
    sameVisitor: (region: Region, agentId: string, by: VisitorNamed): Promise<SameVisitor<LeadDoc>> =>
      find(region, agentId, by, {}),

    /** Other conversations with the same address or number: how many, `mostShared` for more, and the latest of them. */
    async sharedWith(region: Region, agentId: string, by: { conversationId: string } | { leadId: string }) {
      const looking = { most: mostShared + 1, projection: leadSeen }
      const { ids } = await find<LeadSeen>(region, agentId, { ...by, alsoByAddress: true }, looking)
      const own = 'leadId' in by ? by.leadId : by.conversationId
      const others = ids.filter((id) => id !== own)
      if (others.length === 0) return { count: 0, latest: [] }
      const held = await conversations(region)
        .find<ConversationSeen>({ _id: { $in: others }, agentId }, { projection: conversationSeen })
        .toArray()
      const latest = held.sort((a, b) => b.lastMessageAt - a.lastMessageAt).slice(0, earlierShown)
      return { count: Math.min(mostShared, held.length), latest }
    },
  }
}
