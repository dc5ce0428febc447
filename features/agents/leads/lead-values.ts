import { refuseLead } from '#mocks/contracts/leads/lead.refusals.ts'
import {
  type Lead,
  type LeadFields,
  type LeadSettings,
  leadFieldsSchema,
} from '#mocks/contracts/leads/lead.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'

/** The form of a lead: own columns by their place. */
export interface LeadValues extends Omit<LeadFields, 'fields'> {
  own: string[]
}

/** What the form shows of a lead, or starts a new one with. */
export function toLeadValues(lead: Lead | undefined, { stages, columns }: LeadSettings): LeadValues {
  return {
    name: lead?.name ?? '',
    email: lead?.email ?? '',
    phone: lead?.phone ?? '',
    stage: lead?.stage ?? stages[0] ?? '',
    owner: lead?.owner ?? '',
    notes: lead?.notes ?? '',
    own: columns.map((column) => lead?.fields.find((field) => field.column === column)?.value ?? ''),
  }
}

/** What is sent of the form. */
export function toLeadFields({ own, ...values }: LeadValues, { columns }: LeadSettings): LeadFields {
  return {
    ...values,
    fields: columns.flatMap((column, index) => {
      const value = own[index]?.trim()
      return value ? [{ column, value }] : []
    }),
  }
}

/** Checks the form as the server will; a message per input. */
export function checkLead(values: LeadValues, settings: LeadSettings): Record<string, string> {
  const fields = toLeadFields(values, settings)
  const checked = validate(leadFieldsSchema, fields)
  if (!checked.ok) return checked.fields
  // A stage that is no longer offered stays until another is chosen.
  const refusal = refuseLead(checked.value, settings, { fields: checked.value.fields })
  return { ...refusal?.fields }
}
