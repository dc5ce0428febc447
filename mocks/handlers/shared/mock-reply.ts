import { defaultErrors, type ErrorBody, type ErrorStatus } from '#mocks/contracts/shared/error.ts'

/** An error answer of a mocked endpoint, with the words the server has for that status unless others are given. */
export function mockError<const S extends ErrorStatus>(
  status: S,
  words: { code?: string; message?: string; fields?: Record<string, string> } = {},
): { status: S; body: ErrorBody } {
  return { status, body: { ...defaultErrors[status], ...words, requestId: 'mock-request' } }
}

/** The 409 of a change made on older data: which fields somebody else changed, and the document as it is now. */
export function mockConflict(lost: readonly string[], current: object) {
  const fields = Object.fromEntries(lost.map((field) => [field, defaultErrors[409].message]))
  const { status, body } = mockError(409, { fields })
  return { status, body: { ...body, current: { ...current } } }
}

/** A success of a mocked endpoint. */
export function mockOk<const B>(body: B): { status: 200; body: B } {
  return { status: 200, body }
}
