/** Who waits for one of some locks. */
interface Turn {
  /** Told once one of them is had. */
  comes: () => void
  /** Told where none is free yet. */
  waits: () => void
}

/** Has one of some locks until it is over, whichever is free first. Rejects where a browser keeps locks from frames. */
export async function takeTurn(names: string[], signal: AbortSignal, { comes, waits }: Turn): Promise<void> {
  let has = false
  const over = new Promise((resolve) => signal.addEventListener('abort', resolve))
  /** Keeps it, unless another one is had already. */
  const take = (lock: Lock | null) => {
    if (!lock || has || signal.aborted) return
    has = true
    comes()
    return over
  }
  for (const name of names) {
    await new Promise<void>((looked, fail) => {
      const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        const until = take(lock)
        looked()
        return until
      })
      request.catch(fail)
    })
    if (has || signal.aborted) return
  }
  waits()
  // Places in line for the others are left with the first that is had.
  const line = new AbortController()
  signal.addEventListener('abort', () => line.abort())
  for (const name of names) {
    navigator.locks
      .request(name, { signal: line.signal }, (lock) => {
        const until = take(lock)
        line.abort()
        return until
      })
      .catch(() => undefined)
  }
}
