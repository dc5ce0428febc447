import { useState } from 'react'
import type { EntryFailure } from './entry-failure.ts'

/** Turns what was thrown into words. */
type Explain = (error: unknown) => EntryFailure

/** A failure whose words were already found by the step it happened in. */
class Explained extends Error {
  readonly failure: EntryFailure

  constructor(failure: EntryFailure) {
    super(failure.message)
    this.failure = failure
  }
}

/** One attempt at a time: which runs, and why the last one failed. */
export function useAttempt<Name extends string>() {
  const [running, setRunning] = useState<Name | null>(null)
  const [failure, setFailure] = useState<EntryFailure | null>(null)

  return {
    running,
    failure,
    /** Refuses before anything is asked, e.g. for an empty field. */
    refuse: (fields: EntryFailure['fields']) => setFailure({ message: '', fields }),
    /** Forgets the last failure. */
    clear: () => setFailure(null),

    /** Runs work unless an attempt is under way. */
    async run(name: Name, explain: Explain, work: () => Promise<void>) {
      if (running) return
      setRunning(name)
      setFailure(null)
      try {
        await work()
      } catch (error) {
        setFailure(error instanceof Explained ? error.failure : explain(error))
      } finally {
        setRunning(null)
      }
    },

    /** A step inside of `run` whose failures have words of their own. */
    async explained(explain: Explain, step: () => Promise<void>) {
      try {
        await step()
      } catch (error) {
        throw new Explained(explain(error))
      }
    },
  }
}
