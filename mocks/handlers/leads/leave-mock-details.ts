import { type LeadDetail, leadDetails } from '#mocks/contracts/leads/lead.schema.ts'
import { completedLead, leadIdFor, withFinds } from '#mocks/contracts/leads/lead-rules.ts'
import { buildLead } from '#mocks/fixtures/leads/lead.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import type { MockFind } from './memory.ts'

/** Keeps what a visitor tells of themselves in a conversation, as the server does. */
export function leaveMockDetails(
  db: MockDb,
  agentId: string,
  conversationId: string,
  told: Partial<Record<LeadDetail, string>>,
  message: Pick<MockFind, 'messageId' | 'text'>,
): void {
  const ofAgent = db.leads.filter((lead) => lead.agentId === agentId)
  const linked = ofAgent.find(({ conversationIds }) => conversationIds.includes(conversationId)) ?? null
  const ID = leadIdFor(conversationId, linked, told, 'words')
  if (ID === null) return
  if (!linked) {
    const now = { createdAt: unixNow(db), updatedAt: unixNow(db) }
    const none = { name: '', email: '', phone: '' }
    const ids = { ID, agentId, conversationIds: [conversationId] }
    db.leads.unshift(buildLead({ ...none, ...told, ...ids, ...now, source: 'words' }))
  } else if (ID === conversationId) {
    Object.assign(linked, completedLead(linked, told, 'words'), { rev: linked.rev + 1 })
  }
  const more = leadDetails.flatMap((detail) => {
    const value = told[detail]
    return value ? [{ detail, conversationId, value, ...message }] : []
  })
  db.leadFinds.set(ID, withFinds(db.leadFinds.get(ID) ?? [], more))
}
