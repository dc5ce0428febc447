import { shortenedEmail, type VisitorReach } from '#mocks/contracts/conversations/answer-mail.ts'
import { mockEmailGivenIn } from '../leads/memory.ts'
import type { MockDb } from '../shared/mock-db.ts'

/** Addresses that a conversation's visitor gave in it, the one they asked to be reached at first. */
export function mockGivenAddresses(db: MockDb, agentId: string, conversationId: string): string[] {
  const request = db.requests.find(({ ID }) => ID === conversationId)
  const lead = db.leads.find(
    (each) => each.agentId === agentId && each.conversationIds.includes(conversationId),
  )
  return [request?.email ?? '', mockEmailGivenIn(db, lead, conversationId)].filter(Boolean)
}

/** Whether a visitor is there, and where they are answered when they are not, as the server tells it. */
export function mockReach(db: MockDb, agentId: string, conversationId: string): VisitorReach {
  const [address = ''] = mockGivenAddresses(db, agentId, conversationId)
  const { isHere, leftAt } = db.live.visits[conversationId] ?? { isHere: true, leftAt: null }
  return { isHere, leftAt, mailsTo: shortenedEmail(address) }
}
