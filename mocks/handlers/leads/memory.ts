import {
  type LeadCard,
  type LeadFind,
  type LeadSettings,
  newLeadSettings,
} from '#mocks/contracts/leads/lead.schema.ts'
import { detailGivenIn, leadNameIn } from '#mocks/contracts/leads/lead-rules.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildLeads } from '#mocks/fixtures/leads/lead.fixtures.ts'

/** The revision each field was last changed in. */
interface Revs {
  fieldRevs?: Record<string, number>
}

/** Where a detail was given, and the words around it. */
export type MockFind = LeadFind & { text: string | null }

/** People who left their details. */
export interface LeadsMemory {
  /** Latest first. */
  leads: (LeadCard & Revs)[]
  /** By agent id; the usual ones where nobody changed them. */
  leadSettings: Map<string, LeadSettings & Revs>
  /** Where details were read, by lead. */
  leadFinds: Map<string, MockFind[]>
}

/** What it starts with. */
export interface LeadsSeed {
  /** @default four of the café's */
  leads?: LeadCard[]
  /** @default the café has a column of its own */
  leadSettings?: Partial<LeadSettings>
}

/** A fresh memory of them. */
export function leadsMemory({ leads, leadSettings = { columns: ['Company'] } }: LeadsSeed): LeadsMemory {
  return {
    leads: structuredClone(leads ?? buildLeads()),
    leadSettings: new Map([[fixtureAgentIds.cafe, structuredClone({ ...newLeadSettings, ...leadSettings })]]),
    leadFinds: new Map([
      [
        'session-cafe-004',
        [
          {
            detail: 'email',
            conversationId: 'session-cafe-004',
            messageId: 'session-cafe-004:000002',
            value: 'noor@example.com',
            text: 'You can write to noor@example.com, I am Noor Haddad.',
          },
        ],
      ],
    ]),
  }
}

/** The address of a remembered lead where it was given in a conversation; '' elsewhere. */
export function mockEmailGivenIn(
  { leadFinds }: LeadsMemory,
  lead: LeadsMemory['leads'][number] | undefined,
  conversationId: string,
): string {
  return detailGivenIn(lead && { ...lead, found: leadFinds.get(lead.ID) ?? [] }, 'email', conversationId)
}

/** What the remembered lead of a conversation is called in it; '' for none. */
export function mockLeadNameIn({ leads, leadFinds }: LeadsMemory, conversationId: string): string {
  const lead = leads.find(({ conversationIds }) => conversationIds.includes(conversationId))
  return leadNameIn(lead && { ...lead, found: leadFinds.get(lead.ID) ?? [] }, conversationId)
}
