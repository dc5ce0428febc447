/** A success of a mocked endpoint. */
export function mockOk<const B>(body: B): { status: 200; body: B } {
  return { status: 200, body }
}
