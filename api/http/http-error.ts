import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/default-errors.ts'
import type { Refusal } from '#mocks/contracts/shared/refusal.ts'

/** What an error answer says beyond its status. */
export interface ErrorDetails {
  /** Stable word for programs. @default the status's own */
  code?: string
  /** Text for people. @default the status's own */
  message?: string
  /** Input name to message. */
  fields?: Readonly<Record<string, string>>
  /** The document as it is now, for conflicts. */
  current?: Record<string, unknown>
  /** Seconds until a throttled caller may try again. */
  retryAfter?: number
  /** Methods the address takes, for a 405. */
  allow?: readonly string[]
}

/** An answer other than success that a handler foresaw. The error writer turns it into the one error body. */
export class HttpError extends Error {
  readonly status: ErrorStatus
  readonly code: string
  readonly details: ErrorDetails

  constructor(status: ErrorStatus, details: ErrorDetails = {}) {
    super(details.message ?? defaultErrors[status].message)
    this.status = status
    this.code = details.code ?? defaultErrors[status].code
    this.details = details
  }
}

/** A refusal as what is thrown. */
export function refused(refusal: Refusal): HttpError {
  return new HttpError(refusal.status, refusal)
}

/** Throws what a rule refuses; nothing when it refuses nothing. */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw refused(refusal)
}

/** 404 for what is absent or someone else's; both get the same body. */
export function notFound(): HttpError {
  return new HttpError(404)
}

/** 422 with a message per input. */
export function invalid(fields: Record<string, string>, message?: string): HttpError {
  return new HttpError(422, { fields, message })
}

/** 409 of a change made on older data: which fields somebody else changed, and the document as it is now. */
export function conflict(lost: readonly string[], current: Record<string, unknown>): HttpError {
  const fields = Object.fromEntries(lost.map((field) => [field, defaultErrors[409].message]))
  return new HttpError(409, { fields, current })
}
