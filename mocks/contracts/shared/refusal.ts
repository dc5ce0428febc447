import type { ErrorStatus } from './default-errors.ts'

/** What a rule answers instead of a success. What is left out is the status's own (`defaultErrors`). */
export interface Refusal {
  status: ErrorStatus
  /** Stable word for programs. */
  code?: string
  /** Text for people. */
  message?: string
  /** Input name to message. */
  fields?: Readonly<Record<string, string>>
}

/** The refusal of input, with a message per field. */
export function invalidFields(fields: Readonly<Record<string, string>>): Refusal {
  return { status: 422, fields }
}

/** The refusal of one more than there is room for. */
export function limitReached(message: string): Refusal {
  return { status: 403, code: 'limit_reached', message }
}
