import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import {
  exportVisitor,
  mayExportNotes,
  refuseVisitor,
  removeVisitor,
  type VisitorNamed,
  visitorNote,
} from '#mocks/contracts/conversations/visitor.contract.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, refuse } from '../shared/mock-reply.ts'
import { eraseMockVisitor, mockVisitor } from './mock-visitor.ts'

/** What is kept of visitors, handed out and erased. */
export function visitorHandlers(
  db: MockDb,
  kept: Map<string, MemberMessage[]>,
  cardOf: (entry: [string, MemberMessage[]], agentId: string) => ConversationCard,
) {
  function read(agentId: string, named: VisitorNamed, withNotes: boolean) {
    const { leads, requests, ids, conversations } = mockVisitor(db, agentId, named)
    return {
      conversations: conversations.map((id) => {
        const messages = kept.get(id) ?? []
        return { conversation: cardOf([id, messages], agentId), messages }
      }),
      ...(withNotes && {
        notes: db.inbox.notes
          .filter(({ conversationId }) => ids.has(conversationId))
          .sort((a, b) => a.ts - b.ts)
          .map(visitorNote),
      }),
      requests,
      leads: leads.map(withoutRevs),
      complete: true,
    }
  }

  return [
    mockHandler(db, exportVisitor, ({ params: { region, agentId }, body, caller, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      refuse(refuseVisitor(body))
      return mockOk(read(agentId, body, mayExportNotes(caller, agent, region)))
    }),

    mockHandler(db, removeVisitor, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      refuse(refuseVisitor(body))
      return mockOk(eraseMockVisitor(db, agentId, body).gone)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const visitorScenarios = scenariosOf({ visitor: exportVisitor, removeVisitor })
