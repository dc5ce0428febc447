import {
  type LeadCard,
  type LeadFind,
  type LeadSettings,
  newLeadSettings,
} from '#mocks/contracts/leads/lead.schema.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildLeads } from '#mocks/fixtures/leads/lead.fixtures.ts'
import type { Revised } from '../shared/mock-documents.ts'

/** People who left their details. */
export interface LeadsMemory {
  /** Latest first. */
  leads: Revised<LeadCard>[]
  /** By agent id; the usual ones where nobody changed them. */
  leadSettings: Map<string, Revised<LeadSettings>>
  /** Where details were read, by lead. */
  leadFinds: Map<string, (LeadFind & { text: string | null })[]>
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
            text: 'You can write to noor@example.com, I am Noor Haddad.',
          },
        ],
      ],
    ]),
  }
}
