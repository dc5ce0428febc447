/** The store cannot be reached, is locked or full: a 503, worth retrying. Never carries the driver's text. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'

  constructor(cause: unknown) {
    super('The store is unavailable', { cause })
  }
}

/** A file of the embedded store that cannot be used: the message names it, the cause, and what to do about it. */
export class StoreFileError extends StoreUnavailableError {
  constructor(path: string, cause: Error & { code?: string }) {
    super(cause)
    this.message = `The store's file ${path} ${whatToDo(path, cause.code ?? '', cause.message)}`
  }
}

function whatToDo(path: string, code: string, text: string): string {
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `is damaged (${text}).
  Stop the server and keep a copy of the file and of those beside it that end in -wal and -shm.
  Then put a backup in its place and remove the two others.
  Without a backup: "sqlite3 ${path} .recover" can save most of what it holds. With all three moved away the server starts
  with nothing in that region.`
  }
  if (/^SQLITE_FULL/.test(code)) return `cannot grow (${text}). Make room on its disk.`
  if (/^SQLITE_BUSY/.test(code)) return `is held by another process (${text}), a backup perhaps.`
  return `cannot be used (${text}). The server needs to read and write it and its folder.`
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
