import { ApiError } from '../api-error.ts'

/** How the server asks to try again where it names no time. */
const anyTime = / Please (?:wait a moment and )?try again(?: later)?\.$/

/** Why a call failed, and for a throttled caller how long to wait. */
export function withWait(error: Error): string {
  if (!(error instanceof ApiError) || error.retryAfter === undefined) return error.message
  const minutes = Math.ceil(error.retryAfter / 60)
  return `${error.message.replace(anyTime, '')} Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
