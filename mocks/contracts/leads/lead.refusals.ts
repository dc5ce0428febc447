import { invalidFields, limitReached, type Refusal } from '../shared/refusal.ts'
import type { LeadFields, LeadSettingsFields } from './lead.schema.ts'
import { leadsLimit } from './lead-limits.ts'

/** One more lead than an agent keeps. */
export const leadsFull: Refusal = limitReached(
  `An agent keeps ${leadsLimit.toLocaleString('en')} leads. Export and delete some to add another.`,
)

/** A lead says who somebody is, or how they are reached. */
export const leadEmpty: Refusal = invalidFields({
  name: 'Please enter a name, an email address or a phone number.',
})

/** Nobody left details in days to come. */
export const leadOfTomorrow: Refusal = invalidFields({
  createdAt: 'It cannot have been created in the future.',
})

/** Two leads are merged, not one with itself. */
export const leadTwice: Refusal = invalidFields({ otherId: 'Please choose another lead.' })

/** The refusal of what a lead of this agent cannot be; undefined for what it can. */
export function refuseLead(
  lead: Pick<LeadFields, 'name' | 'email' | 'phone' | 'stage' | 'fields'>,
  { stages, columns }: Pick<LeadSettingsFields, 'stages' | 'columns'>,
  sent: Partial<LeadFields>,
): Refusal | undefined {
  if (!lead.name && !lead.email && !lead.phone) return leadEmpty
  if (sent.stage !== undefined && !stages.includes(sent.stage)) {
    return invalidFields({ stage: `Please choose one of: ${stages.join(', ')}.` })
  }
  const names = sent.fields?.map(({ column }) => column) ?? []
  if (names.some((name) => !columns.includes(name)) || new Set(names).size < names.length) {
    return invalidFields({ fields: 'Please use the columns of this agent, each once.' })
  }
}
