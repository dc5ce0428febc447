import type { ModelFailure } from '#mocks/contracts/conversations/model-failure.ts'

/** What is known of a failure beyond its code. */
export interface ModelErrorDetails {
  /** The provider's HTTP status. */
  status?: number
  /** How long the provider asks to be left alone, in milliseconds. */
  retryAfterMs?: number
  /** Nobody was asked: an earlier failure still holds. */
  isRepeat?: boolean
}

/** Why a model gave no answer. Its message never holds a key, an address or the provider's own words. */
export class ModelError extends Error {
  readonly code: ModelFailure
  readonly details: ModelErrorDetails

  constructor(code: ModelFailure, message: string, details: ModelErrorDetails = {}) {
    super(message)
    this.name = 'ModelError'
    this.code = code
    this.details = details
  }
}
