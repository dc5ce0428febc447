import { isSameVisitor } from '#mocks/contracts/conversations/same-visitor.ts'
import { checkedRowSchema, type ImportRow } from '#mocks/contracts/leads/import.contract.ts'
import { leadsFull, refuseLead } from '#mocks/contracts/leads/lead.refusals.ts'
import { type LeadCard, type LeadFields, newLeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { leadsLimit } from '#mocks/contracts/leads/lead-limits.ts'
import { filledGaps, revsOfFilled } from '#mocks/contracts/leads/lead-rules.ts'
import type { LeadSource } from '#mocks/contracts/leads/lead-sources.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { buildLead } from '#mocks/fixtures/leads/lead.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { type Revised, saveDocument, unixNow } from '../shared/mock-documents.ts'
import { MockRefusal, notFound, refuse } from '../shared/mock-reply.ts'

/** Keeps a new lead where there is room. */
function addMockLead(
  db: MockDb,
  agentId: string,
  ID: string,
  source: LeadSource,
  sent: Partial<LeadFields>,
): Revised<LeadCard> {
  const settings = db.leadSettings.get(agentId) ?? newLeadSettings
  const none = { name: '', email: '', phone: '', stage: settings.stages[0] ?? '', fields: [] }
  refuse(refuseLead({ ...none, ...sent }, settings, sent))
  if (db.leads.filter((lead) => lead.agentId === agentId).length >= leadsLimit) {
    throw new MockRefusal(leadsFull)
  }
  const now = unixNow(db)
  const times = { createdAt: now, updatedAt: now }
  const made = buildLead({ ...none, ...times, ...sent, ID, agentId, source, conversationIds: [] })
  db.leads.unshift(made)
  return made
}

/** Makes a lead, or changes the sent fields of one, as the server does. */
export function saveMockLead(
  db: MockDb,
  agentId: string,
  ID: string,
  { rev, ...sent }: Partial<LeadFields> & { rev?: number },
): Revised<LeadCard> {
  const kept = db.leads.find((lead) => lead.agentId === agentId && lead.ID === ID)
  if (!kept && rev !== undefined) throw notFound()
  if (!kept) return addMockLead(db, agentId, ID, 'member', sent)
  refuse(refuseLead({ ...kept, ...sent }, db.leadSettings.get(agentId) ?? newLeadSettings, sent))
  saveDocument(kept, { fields: sent, rev, stamp: { updatedAt: unixNow(db) } })
  return kept
}

/** Changes a lead by what others tell of the same person, as the server does. */
export function fillMockLead(db: MockDb, lead: Revised<LeadCard>, filled: Partial<LeadCard>): void {
  if (Object.keys(filled).length === 0) return
  const fieldRevs = { ...lead.fieldRevs, ...revsOfFilled(lead, filled) }
  Object.assign(lead, filled, { fieldRevs, rev: lead.rev + 1, updatedAt: unixNow(db) })
}

/** Brings rows in, as the server does. */
export function importMockRows(db: MockDb, agentId: string, rows: readonly ImportRow[]) {
  const done = { created: 0, joined: 0, refused: [] as { row: number; message: string }[] }
  for (const [row, sent] of rows.entries()) {
    const checked = validate(checkedRowSchema, sent)
    if (!checked.ok) {
      done.refused.push({ row, message: Object.values(checked.fields)[0] ?? '' })
      continue
    }
    const { email = '', phone = '' } = checked.value
    const known = db.leads.find((lead) => lead.agentId === agentId && isSameVisitor(lead, { email, phone }))
    try {
      if (known) fillMockLead(db, known, filledGaps(known, checked.value))
      else addMockLead(db, agentId, db.nextId('lead'), 'file', checked.value)
      if (known) done.joined += 1
      else done.created += 1
    } catch (error) {
      if (!(error instanceof MockRefusal)) throw error
      done.refused.push({
        row,
        message: Object.values(error.refusal.fields ?? {})[0] ?? error.message,
      })
    }
  }
  return done
}
