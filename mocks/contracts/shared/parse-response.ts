import * as z from 'zod/mini'
import type { Contract } from './define-contract.ts'

/**
 * Parses an answer through its contract, which strips what the contract does not declare.
 * With `strict` (mocks and tests) a stripped field is a defect and throws with its path.
 */
export function parseResponse<S extends z.ZodMiniType>(
  schema: S,
  body: unknown,
  strict: boolean,
): z.output<S> {
  const parsed = z.parse(schema, body)
  if (strict) {
    const stray = strayPath(body, parsed, '')
    if (stray) throw new Error(`The answer carries a field its contract does not declare: ${stray}`)
  }
  return parsed
}

/** The schema of an answer; throws for a status the contract does not declare. */
export function responseSchema({ id, responses }: Pick<Contract, 'id' | 'responses'>, status: number) {
  const schema = responses[status]
  if (!schema) throw undeclared(id, status)
  return schema
}

/** The defect of answering with a status the contract does not declare. */
export function undeclared(id: string, status: number): Error {
  return new Error(`${id} declares no status ${status}`)
}

function strayPath(sent: unknown, kept: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof kept !== 'object' || kept === null) return undefined
  for (const [key, value] of Object.entries(sent)) {
    if (value === undefined) continue
    const at = path ? `${path}.${key}` : key
    if (!(key in kept)) return at
    const inner = strayPath(value, (kept as Record<string, unknown>)[key], at)
    if (inner) return inner
  }
  return undefined
}
