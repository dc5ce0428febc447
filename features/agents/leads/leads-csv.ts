import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { csvCell } from '#mocks/contracts/shared/csv.ts'
import { sourceWords } from './leads.words.ts'

/** Leads as the text of a CSV file, own columns at the end. */
export function leadsCsv(leads: readonly LeadCard[], columns: readonly string[]): string {
  const head = [
    'Name',
    'Email',
    'Phone',
    'Stage',
    'Owner',
    'Notes',
    'Source',
    'Consent text',
    'Created',
    ...columns,
  ]
  const rows = leads.map((lead) => [
    lead.name,
    lead.email,
    lead.phone,
    lead.stage,
    lead.owner,
    lead.notes,
    sourceWords[lead.source],
    lead.consent,
    new Date(lead.createdAt * 1000).toISOString(),
    ...columns.map((column) => lead.fields.find((field) => field.column === column)?.value ?? ''),
  ])
  // The mark at the start tells spreadsheets which letters these are.
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
