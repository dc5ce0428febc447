import type { ErrorBody } from '#mocks/contracts/shared/error.ts'

/** What the api said instead of an answer, or that it could not be reached (`status` 0, `code` `network`). */
export class ApiError extends Error {
  readonly status: number
  /** Stable word to branch on; never branch on the text. */
  readonly code: string
  /** Input name to message. */
  readonly fields: Readonly<Record<string, string>>
  /** Quote it to support; empty when the server was not reached. */
  readonly requestId: string
  /** Seconds until a throttled caller may try again. */
  readonly retryAfter: number | undefined
  /** The document as it is now, after a conflict. */
  readonly current: Readonly<Record<string, unknown>> | undefined

  constructor(
    status: number,
    body: Partial<ErrorBody> & { current?: Record<string, unknown> },
    retryAfter?: number,
  ) {
    super(body.message ?? 'The server could not be reached. Check your connection and try again.')
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? 'network'
    this.fields = body.fields ?? {}
    this.requestId = body.requestId ?? ''
    this.retryAfter = retryAfter
    this.current = body.current
  }
}
