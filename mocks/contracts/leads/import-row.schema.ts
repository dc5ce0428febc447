import * as z from 'zod/mini'
import type { LeadCard, LeadFields } from './lead.schema.ts'
import { leadFieldsSchema } from './lead.schema.ts'
import { leadNotesLimit } from './lead-limits.ts'

/** A row of a file, as it was mapped; each is checked by itself, so that one bad row refuses itself alone. */
export const importRowSchema = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** @default the first stage */
  stage: z.optional(z.string()),
  /** Email address of a member; anybody else's is left out. */
  owner: z.optional(z.string()),
  notes: z.optional(z.string()),
  /** The consent text it was made with. */
  consent: z.optional(z.string()),
  /** ISO 8601, with its time zone. @default now */
  createdAt: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ column: z.string(), value: z.string() })).check(z.maxLength(12))),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** Said of what is no moment, or may be several. */
export const importTimeWrong = 'Please write the day it was created as 2026-11-28, if need be with a time.'

/** What a row must be to become a lead. */
export const checkedRowSchema = z.partial(
  z.extend(leadFieldsSchema, {
    consent: z
      .string()
      .check(
        z.maxLength(leadNotesLimit, `Please use at most ${leadNotesLimit.toLocaleString('en')} characters.`),
      ),
    createdAt: z.iso.datetime({ offset: true, error: importTimeWrong }),
  }),
)

/** A row as it was checked. */
export type CheckedRow = Partial<LeadFields & Pick<LeadCard, 'consent' | 'createdAt'>>
