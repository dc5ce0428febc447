import { ApiError } from '#features/shared/api-error.ts'

/** Anything a transport threw, as an ApiError; what is none means that the connection broke. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, {})
}
