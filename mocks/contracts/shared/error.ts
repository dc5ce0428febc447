import * as z from 'zod/mini'

/** The one error body of the whole API (architecture §2). */
export const errorSchema = z.object({
  /** Stable word for programs: `not_found`, `validation_failed`, `conflict`. */
  code: z.string(),
  /** The text a person reads, verbatim from the specification where it gives one. */
  message: z.string(),
  /** Input name to message, for forms. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Quote it to support; it finds the log line. */
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorSchema>

/** A save that met newer data: the fields that changed meanwhile and the document as it is now. */
export const conflictSchema = z.extend(errorSchema, {
  current: z.record(z.string(), z.unknown()),
})

type ErrorResponses<S extends number> = { readonly [status in S]: typeof errorSchema }

/** Declares error statuses of a contract that all carry the common error body. */
export function errors<const S extends readonly number[]>(...statuses: S): ErrorResponses<S[number]> {
  return Object.fromEntries(statuses.map((status) => [status, errorSchema])) as unknown as ErrorResponses<
    S[number]
  >
}
