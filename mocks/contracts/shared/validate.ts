import * as z from 'zod/mini'

/** What a check of untrusted input found: the typed value, or a message per field. */
export type Checked<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> }

/**
 * Parses input through a schema without throwing. The first message per field wins; `''` is the whole value.
 * Mocks and server both call it, so a wrong field gets the same words from either.
 */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, input)
  if (result.success) return { ok: true, value: result.data }
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const path = issue.path.join('.')
    if (!(path in fields)) fields[path] = issue.message || 'This value is not valid.'
  }
  return { ok: false, fields }
}
