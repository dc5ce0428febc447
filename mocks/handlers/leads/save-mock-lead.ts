import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { isSameVisitor } from '#mocks/contracts/conversations/same-visitor.ts'
import type { CheckedRow, ImportRow } from '#mocks/contracts/leads/import-row.schema.ts'
import { importRows } from '#mocks/contracts/leads/import-rows.ts'
import { leadsFull, refuseLead } from '#mocks/contracts/leads/lead.refusals.ts'
import {
  type LeadCard,
  type LeadFields,
  type LeadFind,
  newLeadSettings,
} from '#mocks/contracts/leads/lead.schema.ts'
import { leadsLimit } from '#mocks/contracts/leads/lead-limits.ts'
import {
  filledGaps,
  findsBeside,
  mergedLead,
  ownFinds,
  revsOfFilled,
  revsOfMerged,
  withFinds,
} from '#mocks/contracts/leads/lead-rules.ts'
import type { LeadSource } from '#mocks/contracts/leads/lead-sources.ts'
import { buildLead } from '#mocks/fixtures/leads/lead.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { type Revised, saveDocument, unixNow } from '../shared/mock-documents.ts'
import { MockRefusal, notFound, refuse } from '../shared/mock-reply.ts'
import { peopleOf } from '../workspaces/people.ts'
import type { MockFind } from './memory.ts'

/** Keeps a new lead where there is room. */
function addMockLead(
  db: MockDb,
  agentId: string,
  ID: string,
  source: LeadSource,
  { consent = '', createdAt, ...sent }: CheckedRow,
): Revised<LeadCard> {
  const settings = db.leadSettings.get(agentId) ?? newLeadSettings
  const none = { name: '', email: '', phone: '', stage: settings.stages[0] ?? '', fields: [] }
  refuse(refuseLead({ ...none, ...sent }, settings, sent))
  if (db.leads.filter((lead) => lead.agentId === agentId).length >= leadsLimit) {
    throw new MockRefusal(leadsFull)
  }
  const now = unixNow(db)
  const times = { createdAt: createdAt ?? now, updatedAt: now }
  const made = buildLead({ ...none, ...times, ...sent, consent, ID, agentId, source, conversationIds: [] })
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
  const found = findsBeside(withFound(db, kept), sent)
  saveDocument(kept, { fields: sent, rev, stamp: { updatedAt: unixNow(db) } })
  db.leadFinds.set(kept.ID, withWords(db, found))
  return kept
}

const withFound = (db: MockDb, lead: Revised<LeadCard>) => ({
  ...lead,
  found: db.leadFinds.get(lead.ID) ?? [],
})

/** The same finds with the words around them, as far as they are known. */
function withWords(db: MockDb, finds: readonly LeadFind[]): MockFind[] {
  const known = [...db.leadFinds.values()].flat()
  return finds.map((find) => ({
    ...find,
    text: known.find(({ messageId }) => messageId === find.messageId)?.text ?? null,
  }))
}

/** Takes another lead into one, as the server does. */
export function mergeMockLead(db: MockDb, lead: Revised<LeadCard>, other: Revised<LeadCard>): void {
  const filled = mergedLead(lead, other)
  const found = withFinds(ownFinds(withFound(db, lead)), ownFinds(withFound(db, other)))
  db.leadFinds.set(lead.ID, withWords(db, found))
  const fieldRevs = { ...lead.fieldRevs, ...revsOfMerged(lead, filled) }
  Object.assign(lead, filled, { fieldRevs, rev: lead.rev + 1, updatedAt: unixNow(db) })
}

/** Changes a lead by what others tell of the same person, as the server does. */
export function fillMockLead(db: MockDb, lead: Revised<LeadCard>, filled: Partial<LeadCard>): void {
  if (Object.keys(filled).length === 0) return
  const fieldRevs = { ...lead.fieldRevs, ...revsOfFilled(lead, filled) }
  Object.assign(lead, filled, { fieldRevs, rev: lead.rev + 1, updatedAt: unixNow(db) })
}

/** Brings rows in, as the server does. */
export const importMockRows = (
  db: MockDb,
  { ID: agentId, ownerID }: Pick<Agent, 'ID' | 'ownerID'>,
  rows: readonly ImportRow[],
) =>
  importRows(rows, {
    find: ({ email = '', phone = '' }) =>
      db.leads.find((lead) => lead.agentId === agentId && isSameVisitor(lead, { email, phone })),
    fill: (known, row) => fillMockLead(db, known, filledGaps(known, row)),
    add: (row) => addMockLead(db, agentId, db.nextId('lead'), 'file', row),
    people: peopleOf(db, ownerID).map(({ email }) => email),
    now: unixNow(db),
    reasonOf: (error) =>
      error instanceof MockRefusal ? { fields: error.refusal.fields, message: error.message } : undefined,
  })
