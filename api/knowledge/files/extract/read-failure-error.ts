import type { ReadFailure } from '#mocks/contracts/knowledge/read-failures.ts'

/** A file that could not be read, and why. */
export class ReadFailureError extends Error {
  readonly failure: ReadFailure

  constructor(failure: ReadFailure) {
    super(failure)
    this.failure = failure
  }
}
