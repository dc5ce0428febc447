import { useEffect, useState } from 'react'
import { textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'

/** Milliseconds of rest before what is typed is searched for. */
const rest = 250

/** Stands in the address in place of an id while a new thing is made. */
const newItem = 'new'

/** What a screen of the library shows, kept in the address: a link opens the same thing, Back closes it. */
export function useLibraryView() {
  const [q, setQ] = useUrlState('q', textValue)
  const [item, setItem] = useUrlState('item', textValue)
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
    /** The thing in the drawer; null while it is closed, undefined in `id` for a new one. */
    opened: item === '' ? null : { id: item === newItem ? undefined : item },
    show: (id: string) => setItem(id, { history: 'push' }),
    showNew: () => setItem(newItem, { history: 'push' }),
    close: () => setItem(''),
  }
}

/** A screen's view and what changes it. */
export type LibraryView = ReturnType<typeof useLibraryView>
