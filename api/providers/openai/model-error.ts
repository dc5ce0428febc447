export type ModelErrorCode = 'unavailable' | 'timeout' | 'bad-answer' | 'rate-limited'

/** Why a model gave no answer. Its message never holds a key, an address or the provider's own words. */
export class ModelError extends Error {
  readonly code: ModelErrorCode

  constructor(code: ModelErrorCode, message: string) {
    super(message)
    this.name = 'ModelError'
    this.code = code
  }
}
