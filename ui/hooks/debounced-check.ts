/** How a check ended: `ok` it may be used, `taken` it may not, `failed` nobody knows. */
export type CheckOutcome = 'ok' | 'taken' | 'failed'

/** Resolves to whether the value may be used. The signal tells when nobody waits for the answer any more. */
export type Check = (value: string, signal: AbortSignal) => Promise<boolean>

/** Checks a value after `delay` milliseconds. The returned function calls it off: then nothing is reported. */
export function startDebouncedCheck(
  value: string,
  check: Check,
  delay: number,
  onOutcome: (outcome: CheckOutcome) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const run = async () => {
    const outcome = await check(value, signal).then(
      (free) => (free ? 'ok' : 'taken'),
      () => 'failed' as const,
    )
    if (!signal.aborted) onOutcome(outcome)
  }
  const timer = setTimeout(run, delay)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
