/** The store cannot be reached, is locked or full: a 503, worth retrying. Never carries the driver's text. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'

  constructor(cause: unknown) {
    super('The store is unavailable', { cause })
  }
}

/** A call both stores refuse before running it: a programming error, never a user's. */
export class StoreUsageError extends TypeError {
  override readonly name = 'StoreUsageError'
}

/** The embedded store's form of MongoDB's E11000. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError'
  readonly code = 11000

  constructor(collection: string) {
    super(`duplicate key in ${collection}`)
  }
}

/** An update the server refuses because of what the document holds, such as `$inc` on a string. */
export class UpdateRejectedError extends Error {
  override readonly name = 'UpdateRejectedError'
}

/** Whether an insert or upsert failed because its `_id` is taken (code 11000 on both stores). */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11000
}
