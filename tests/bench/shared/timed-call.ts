/** Milliseconds of a call, which the server is to answer with 200. */
export async function timedCall(call: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now()
  const { status } = await call()
  if (status !== 200) throw new Error(`The server answered ${status}`)
  return performance.now() - began
}
