import type { VisitorNamed } from '#mocks/contracts/conversations/visitor.contract.ts'
import { emailKey, phoneKey } from '#mocks/contracts/leads/lead-rules.ts'
import { removeMockConversations } from '../inbox/mock-inbox.ts'
import type { MockDb } from '../shared/mock-db.ts'

/** What is kept of one visitor of an agent: their leads, their requests, and the ids of their conversations. */
export function mockVisitor(db: MockDb, agentId: string, { conversationId, ...named }: VisitorNamed) {
  const asked = db.requests.find((each) => each.agentId === agentId && each.ID === conversationId)
  const email = named.email || asked?.email || ''
  const phone = named.phone || asked?.phone || ''
  const leads = db.leads.filter(
    (lead) =>
      lead.agentId === agentId &&
      ((conversationId && lead.conversationIds.includes(conversationId)) ||
        (email && emailKey(lead.email) === emailKey(email)) ||
        (phoneKey(phone) && phoneKey(lead.phone) === phoneKey(phone))),
  )
  const ids = new Set([
    ...(conversationId ? [conversationId] : []),
    ...leads.flatMap(({ conversationIds }) => conversationIds),
  ])
  const requests = db.requests.filter(
    (request) => request.agentId === agentId && (ids.has(request.ID) || (email && request.email === email)),
  )
  for (const { ID } of requests) ids.add(ID)
  const conversations = [...ids].filter((id) => db.inbox.transcripts.has(id))
  return { leads, requests, conversations }
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
