import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { invalidFields, type Refusal } from '#mocks/contracts/shared/refusal.ts'

/** A success of a mocked endpoint. */
export function mockOk<const B>(body: B): { status: 200; body: B } {
  return { status: 200, body }
}

/** One page of a list; the cursor is the number of items before it, which callers must not know. */
export function pageItems<T>(items: readonly T[], query: { cursor?: string; limit?: string }) {
  const start = Number(query.cursor ?? 0)
  const end = start + Number(query.limit ?? 50)
  return { items: items.slice(start, end), nextCursor: end < items.length ? String(end) : null }
}

/** Thrown by a mocked endpoint to answer with something other than success. */
export class MockRefusal extends Error {
  readonly refusal: Refusal
  /** The document as it is now, for conflicts. */
  readonly current: object | undefined

  constructor(refusal: Refusal, current?: object) {
    super(refusal.message ?? defaultErrors[refusal.status].message)
    this.refusal = refusal
    this.current = current
  }
}

/** Throws what a rule refuses; nothing when it refuses nothing. */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new MockRefusal(refusal)
}

/** 404 for what is absent or someone else's. */
export function notFound(): MockRefusal {
  return new MockRefusal({ status: 404 })
}

/** 422 with a message per input. */
export function invalid(fields: Readonly<Record<string, string>>): MockRefusal {
  return new MockRefusal(invalidFields(fields))
}

/** The 409 of a change made on older data: which fields somebody else changed, and the document as it is now. */
export function conflict(lost: readonly string[], current: object): MockRefusal {
  const fields = Object.fromEntries(lost.map((field) => [field, defaultErrors[409].message]))
  return new MockRefusal({ status: 409, fields }, current)
}
