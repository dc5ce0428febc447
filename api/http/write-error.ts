import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/default-errors.ts'
import type { ErrorBody } from '#mocks/contracts/shared/error.ts'
import { StoreUnavailableError } from '../store/errors.ts'
import { HttpError } from './http-error.ts'

/** An error as it goes out: status, the one error body, and seconds to wait where that applies. */
export interface ErrorAnswer {
  status: number
  body: ErrorBody & { current?: Record<string, unknown> }
  retryAfter?: number
  /** Methods the address takes. */
  allow?: readonly string[]
}

/** Turns whatever was thrown into the one error body. Unknown errors are logged and answered with 500. */
export function toErrorAnswer(error: unknown, requestId: string, log: Logger): ErrorAnswer {
  if (error instanceof HttpError) {
    const { fields, current, retryAfter, allow } = error.details
    return {
      status: error.status,
      body: {
        code: error.code,
        message: error.message,
        ...(fields && { fields }),
        requestId,
        ...(current && { current }),
      },
      retryAfter,
      allow,
    }
  }
  if (error instanceof StoreUnavailableError) {
    log.error({ err: error, requestId }, 'store.unavailable')
    return plain(503, requestId, 5)
  }
  log.error({ err: error, requestId }, 'request.failed')
  return plain(500, requestId)
}

function plain(status: ErrorStatus, requestId: string, retryAfter?: number): ErrorAnswer {
  return { status, body: { ...defaultErrors[status], requestId }, retryAfter }
}

/** Lets a refused upload drain or die instead of holding its socket. */
export function discardBody(request: IncomingMessage): void {
  if (!request.complete) request.resume()
}
