/** How some work is repeated. */
interface Rhythm {
  /** Milliseconds from the end of one turn to the next. */
  everyMs: number
  /** The same after a turn that failed. */
  soonMs: number
  failed: (error: unknown) => void
}

/** Does some work now and again and again, one turn at a time; the answer stops it. It keeps no process alive. */
export function repeat(work: () => Promise<void>, { everyMs, soonMs, failed }: Rhythm): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function turn(): Promise<void> {
    let pauseMs = everyMs
    try {
      await work()
    } catch (error) {
      // A store that was closed under a turn says nothing anybody needs to know.
      if (!stopped) failed(error)
      pauseMs = soonMs
    }
    if (!stopped) timer = setTimeout(turn, pauseMs).unref()
  }

  void turn()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
