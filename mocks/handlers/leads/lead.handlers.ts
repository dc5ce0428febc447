import { isSameVisitor } from '#mocks/contracts/conversations/same-visitor.ts'
import { mostShared } from '#mocks/contracts/conversations/shared-conversations.ts'
import { importLeads } from '#mocks/contracts/leads/import.contract.ts'
import {
  getConversationLead,
  getLead,
  listLeads,
  mergeLeads,
  removeLead,
  saveLead,
} from '#mocks/contracts/leads/lead.contract.ts'
import { leadTwice } from '#mocks/contracts/leads/lead.refusals.ts'
import { type Lead, type LeadCard, newLeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { isWantedLead } from '#mocks/contracts/leads/lead-rules.ts'
import { getLeadSettings, saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { mockVisitor } from '../conversations/mock-visitor.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { type Revised, saveDocument, withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, pageItems } from '../shared/mock-reply.ts'
import { mockEmailGivenIn } from './memory.ts'
import { importMockRows, mergeMockLead, saveMockLead } from './save-mock-lead.ts'

/** Leads, and how they are kept. */
export function leadHandlers(db: MockDb) {
  const ofAgent = (agentId: string) => db.leads.filter((lead) => lead.agentId === agentId)

  function find(agentId: string, leadId: string): Revised<LeadCard> {
    const lead = ofAgent(agentId).find(({ ID }) => ID === leadId)
    if (!lead) throw notFound()
    return lead
  }

  /** How many other conversations share its address or number, as far as they are counted. */
  function sharedWith({ agentId, ID }: LeadCard): number {
    const { conversations } = mockVisitor(db, agentId, { leadId: ID, alsoByAddress: true })
    return Math.min(mostShared, conversations.filter((id) => id !== ID).length)
  }

  function whole(lead: Revised<LeadCard>): Lead {
    return {
      ...withoutRevs(lead),
      found: (db.leadFinds.get(lead.ID) ?? []).filter(({ messageId }) => messageId !== ''),
      duplicates: ofAgent(lead.agentId)
        .filter((other) => other.ID !== lead.ID && isSameVisitor(lead, other))
        .map(withoutRevs),
      sharedConversations: sharedWith(lead),
    }
  }

  function remove(lead: LeadCard): void {
    db.leads.splice(
      db.leads.findIndex(({ ID, agentId }) => ID === lead.ID && agentId === lead.agentId),
      1,
    )
  }

  return [
    mockHandler(db, listLeads, ({ params: { agentId }, query, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const { cursor, limit, ...filter } = query
      const wanted = ofAgent(agentId).filter((lead) => isWantedLead(lead, filter))
      return mockOk(pageItems(wanted.map(withoutRevs), { cursor, limit }))
    }),

    mockHandler(db, getLead, ({ params: { agentId, leadId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk(whole(find(agentId, leadId)))
    }),

    mockHandler(db, saveLead, ({ params: { agentId, leadId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk(whole(saveMockLead(db, agentId, leadId, body)))
    }),

    mockHandler(db, removeLead, ({ params: { agentId, leadId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const lead = ofAgent(agentId).find(({ ID }) => ID === leadId)
      if (lead) remove(lead)
      return mockOk({ success: true as const })
    }),

    mockHandler(db, mergeLeads, ({ params: { agentId, leadId }, body: { otherId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      if (otherId === leadId) throw new MockRefusal(leadTwice)
      const [lead, other] = [find(agentId, leadId), find(agentId, otherId)]
      mergeMockLead(db, lead, other)
      remove(other)
      return mockOk(whole(lead))
    }),

    mockHandler(db, getConversationLead, ({ params: { agentId, conversationId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const lead = ofAgent(agentId).find(({ conversationIds }) => conversationIds.includes(conversationId))
      return mockOk({
        lead: lead ? withoutRevs(lead) : null,
        givenEmail: mockEmailGivenIn(db, lead, conversationId),
      })
    }),

    mockHandler(db, importLeads, async ({ params: { agentId }, body: { rows }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      return mockOk(await importMockRows(db, agent, rows))
    }),

    mockHandler(db, getLeadSettings, ({ params: { agentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk(withoutRevs(db.leadSettings.get(agentId) ?? newLeadSettings))
    }),

    mockHandler(db, saveLeadSettings, ({ params: { agentId }, body: { rev, ...fields }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const kept = db.leadSettings.get(agentId) ?? structuredClone(newLeadSettings)
      db.leadSettings.set(agentId, kept)
      return mockOk(saveDocument(kept, { fields, rev }))
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const leadScenarios = scenariosOf({
  list: listLeads,
  get: getLead,
  save: saveLead,
  remove: removeLead,
  merge: mergeLeads,
  ofConversation: getConversationLead,
  import: importLeads,
  getSettings: getLeadSettings,
  saveSettings: saveLeadSettings,
})
