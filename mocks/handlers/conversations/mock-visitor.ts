import { isSameVisitor } from '#mocks/contracts/conversations/same-visitor.ts'
import type { VisitorNamed } from '#mocks/contracts/conversations/visitor.contract.ts'
import { removeMockConversations } from '../inbox/mock-inbox.ts'
import type { MockDb } from '../shared/mock-db.ts'

/** What is kept of one visitor of an agent: their leads, their requests, and the ids of their conversations. */
export function mockVisitor(db: MockDb, agentId: string, { conversationId, ...named }: VisitorNamed) {
  const asked = db.requests.find((each) => each.agentId === agentId && each.ID === conversationId)
  const left = { email: named.email || asked?.email, phone: named.phone || asked?.phone }
  const ofAgent = db.leads.filter((lead) => lead.agentId === agentId)
  const found = ofAgent.filter(
    (lead) => (conversationId && lead.conversationIds.includes(conversationId)) || isSameVisitor(lead, left),
  )
  const leads = ofAgent.filter(
    (lead) => found.includes(lead) || found.some((each) => isSameVisitor(each, lead)),
  )
  const ids = new Set([
    ...(conversationId ? [conversationId] : []),
    ...leads.flatMap(({ conversationIds }) => conversationIds),
  ])
  const requests = db.requests.filter(
    (request) =>
      request.agentId === agentId &&
      (ids.has(request.ID) || [left, ...leads].some((each) => isSameVisitor(each, request))),
  )
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
