import { useState } from 'react'

/** The mode a preview is shown in: a look at another one lasts until its own is changed. */
export function usePeekedMode<Own extends string, Mode extends string = Own>(own: Own) {
  const [peek, setPeek] = useState<{ from: Own; mode: Mode }>()
  const mode: Own | Mode = peek?.from === own ? peek.mode : own
  return { mode, peekAt: (next: Mode) => setPeek({ from: own, mode: next }) }
}
