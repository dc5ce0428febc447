import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import {
  exportVisitor,
  refuseVisitor,
  removeVisitor,
  type VisitorNamed,
} from '#mocks/contracts/conversations/visitor.contract.ts'
import { emailKey, phoneKey } from '#mocks/contracts/leads/lead-rules.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, refuse } from '../shared/mock-reply.ts'

/** What is kept of visitors, handed out and erased. */
export function visitorHandlers(
  db: MockDb,
  kept: Map<string, MemberMessage[]>,
  cardOf: (entry: [string, MemberMessage[]], agentId: string) => ConversationCard,
) {
  function read(agentId: string, { conversationId, email = '', phone = '' }: VisitorNamed) {
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
    const conversations = [...ids].flatMap((id) => {
      const messages = kept.get(id)
      return messages ? [{ conversation: cardOf([id, messages], agentId), messages }] : []
    })
    return { conversations, requests, leads: leads.map(withoutRevs), complete: true }
  }

  return [
    mockHandler(db, exportVisitor, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      refuse(refuseVisitor(body))
      return mockOk(read(agentId, body))
    }),

    mockHandler(db, removeVisitor, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      refuse(refuseVisitor(body))
      const { conversations, requests, leads } = read(agentId, body)
      for (const { conversation } of conversations) kept.delete(conversation.id)
      db.requests = db.requests.filter((request) => !requests.includes(request))
      db.leads = db.leads.filter(({ ID }) => !leads.some((lead) => lead.ID === ID))
      return mockOk({
        conversations: conversations.length,
        requests: requests.length,
        leads: leads.length,
      })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const visitorScenarios = scenariosOf({ visitor: exportVisitor, removeVisitor })
