import * as z from 'zod/mini'
import { formFieldsLimit } from '../conversations/part-limits.ts'
import { plainLine } from '../shared/visible-text.ts'
import { chatConsentLimit, leadWordLimit } from './lead-limits.ts'

/** What the form before the chat may ask: the details people are reached by, or something of the owner's own. */
export const chatFormKinds = ['name', 'email', 'phone', 'own'] as const
export type ChatFormKind = (typeof chatFormKinds)[number]

/** Said of a question of one's own without words. */
export const ownQuestionMissing = 'Please write what is asked.'
/** Said of something that is asked twice. */
export const askedTwice = 'Please ask each only once.'

const label = z
  .string()
  .check(
    z.overwrite(plainLine),
    z.maxLength(leadWordLimit, `Please keep a question under ${leadWordLimit} characters.`),
  )

/** One question of the form; an own one is also the column of the leads its answers stand in. */
export const chatFormFieldSchema = z
  .object({
    kind: z.enum(chatFormKinds),
    /** What an `own` one asks; '' for the others, which are asked in the agent's language. */
    label,
    /** The conversation does not begin without it. */
    required: z.boolean(),
  })
  .check(
    z.refine(({ kind, label }) => kind !== 'own' || label !== '', {
      error: ownQuestionMissing,
      path: ['label'],
    }),
  )
export type ChatFormField = z.infer<typeof chatFormFieldSchema>

/** What visitors are asked before they write; no fields for no form. */
export const chatFormSchema = z.object({
  fields: z.array(chatFormFieldSchema).check(
    z.maxLength(formFieldsLimit, `Please ask at most ${formFieldsLimit} things.`),
    z.refine((fields) => new Set(fields.map(askedBy)).size === fields.length, askedTwice),
  ),
  /** Light Markdown shown under the fields, such as a link to how data is used; '' for nothing. */
  consent: z
    .string()
    .check(z.trim(), z.maxLength(chatConsentLimit, `Please use at most ${chatConsentLimit} characters.`)),
})
export type ChatForm = z.infer<typeof chatFormSchema>

/** Two questions are the same that ask for the same. */
function askedBy({ kind, label }: ChatFormField): string {
  return kind === 'own' ? `own ${label.toLowerCase()}` : kind
}

/** Asks nothing. */
export const noChatForm: ChatForm = { fields: [], consent: '' }
