import { isSameVisitor, type KnownBy } from '#mocks/contracts/conversations/same-visitor.ts'
import type { VisitorNamed } from '#mocks/contracts/conversations/visitor.contract.ts'
import { removeMockConversations } from '../inbox/mock-inbox.ts'
import type { MockDb } from '../shared/mock-db.ts'

/** What is kept of one visitor of an agent: their leads, their requests, and the ids of their conversations. */
export function mockVisitor(db: MockDb, agentId: string, named: VisitorNamed) {
  const { conversationId, leadId, email, phone, alsoByAddress = false } = named
  const ofAgent = db.leads.filter((lead) => lead.agentId === agentId)
  const asks = db.requests.filter((each) => each.agentId === agentId)
  const own = ofAgent.filter(({ ID }) => ID === leadId || ID === conversationId)
  const made = own.filter(({ ID, conversationIds }) => conversationIds.includes(ID)).map(({ ID }) => ID)
  const known: KnownBy[] = [{ email: email ?? '', phone: phone ?? '' }]
  if (alsoByAddress) {
    const joined = ofAgent.filter(({ conversationIds }) => conversationIds.includes(conversationId ?? ''))
    known.push(...own, ...joined, ...asks.filter(({ ID }) => ID === conversationId))
    known.push(...ofAgent.filter((lead) => known.some((one) => isSameVisitor(one, lead))))
  }
  const isKnown = (each: KnownBy) => known.some((one) => isSameVisitor(one, each))
  const found = ofAgent.filter(isKnown)
  const leads = ofAgent.filter((lead) => own.includes(lead) || found.includes(lead))
  const ids = new Set([
    ...(conversationId ? [conversationId] : []),
    ...made,
    ...(alsoByAddress ? leads : found).flatMap(({ conversationIds }) => conversationIds),
  ])
  const requests = asks.filter((request) => ids.has(request.ID) || isKnown(request))
  for (const { ID } of requests) ids.add(ID)
  const conversations = [...ids].filter((id) => db.inbox.transcripts.has(id))
  return { leads, requests, ids, conversations }
}

/** Erases all of it; says how many of each are gone, and which conversations. */
export function eraseMockVisitor(db: MockDb, agentId: string, named: VisitorNamed) {
  const { leads, requests, conversations } = mockVisitor(db, agentId, named)
  removeMockConversations(db, conversations)
  db.requests = db.requests.filter((request) => !requests.includes(request))
  db.leads = db.leads.filter(({ ID }) => !leads.some((lead) => lead.ID === ID))
  const gone = { conversations: conversations.length, requests: requests.length, leads: leads.length }
  return { gone, erased: conversations }
}
