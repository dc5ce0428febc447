import { ApiError } from '#features/shared/api-error.ts'
import { withWait } from '#features/shared/failure/with-wait.ts'

/** Why someone is not in yet, in the words of spec 2 §8. */
export interface EntryFailure {
  message: string
  /** Input name to message. */
  fields: Readonly<Record<string, string>>
}

/** A refused code or password, or a sign-in that did not get that far. */
export function signInFailure(error: unknown): EntryFailure {
  if (!(error instanceof ApiError) || ![401, 422, 429].includes(error.status)) {
    return { message: 'An error occurred during sign in.', fields: {} }
  }
  return { message: withWait(error), fields: error.fields }
}

/** A code that could not be mailed. */
export function codeFailure(error: unknown): EntryFailure {
  return error instanceof ApiError
    ? { message: withWait(error), fields: error.fields }
    : { message: 'The email could not be sent. Please try again.', fields: {} }
}

/** A ticket that could not be exchanged for a session. */
export function exchangeFailure(error: unknown): EntryFailure {
  const known = error instanceof ApiError ? error : undefined
  return { message: `Error: ${known?.message ?? 'Failed to sign in'}`, fields: known?.fields ?? {} }
}
