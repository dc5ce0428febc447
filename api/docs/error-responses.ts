import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/default-errors.ts'
import type { Json } from './json-schemas.ts'

/** What is worth knowing of a status beyond its words. */
const more: Partial<Record<ErrorStatus, string>> = {
  401: 'No credential was sent, or it is none of ours.',
  403: 'The credential is good, but may not do this.',
  409: 'Read `current`, put your change on it and send it again.',
  422: '`fields` says what is wrong with each input.',
  429: 'Wait for as many seconds as `Retry-After` says.',
  503: 'Nothing was changed. Try again after as many seconds as `Retry-After` says, if it is there.',
}

const waits: readonly number[] = [429, 503]

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
}

/** Name of the shared answer of a status: `NotFound` of `not_found`. */
export function errorName(status: ErrorStatus): string {
  return defaultErrors[status].code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** One error status as the description has it, with a body of this schema. */
export function errorResponse(status: ErrorStatus, schema: Json): Json {
  const { message } = defaultErrors[status]
  return {
    description: more[status] ? `${message} ${more[status]}` : message,
    ...(waits.includes(status) && { headers: retryAfter }),
    content: { 'application/json': { schema } },
  }
}
