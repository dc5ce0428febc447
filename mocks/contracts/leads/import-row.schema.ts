import * as z from 'zod/mini'
import { leadFieldsSchema } from './lead.schema.ts'

/** A row of a file, as it was mapped; each is checked by itself, so that one bad row refuses itself alone. */
export const importRowSchema = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** @default the first stage */
  stage: z.optional(z.string()),
  notes: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ column: z.string(), value: z.string() })).check(z.maxLength(12))),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** What a row must be to become a lead. */
export const checkedRowSchema = z.partial(leadFieldsSchema)
