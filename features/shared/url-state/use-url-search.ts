import { useEffect, useState } from 'react'
import { textValue } from './url-values.ts'
import { useUrlState } from './use-url-state.ts'

/** Milliseconds of rest before what is typed is searched for. */
const rest = 250

/** Words a list is searched for, kept in the address once typing rests. */
export function useUrlSearch() {
  const [q, setQ] = useUrlState('q', textValue)
  const [typed, setTyped] = useState(q)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search
  useEffect(() => {
    if (typed.trim() === q) return
    const waiting = setTimeout(() => setQ(typed.trim()), rest)
    return () => clearTimeout(waiting)
  }, [typed])

  return {
    /** What is searched for. */
    q,
    /** What stands in the search field. */
    typed,
    setTyped,
  }
}
