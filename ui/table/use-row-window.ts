import { type RefObject, useEffect, useState } from 'react'
import { type RowWindow, rowWindow } from './row-window.ts'

/** Above this many rows only those in sight are in the page. */
export const virtualAbove = 200
/** Height of a row until one has been measured, in px. */
const usualHeight = 44

/** The rows in sight, following the scroller of a table; simply all rows of one that is not `virtual`. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  virtual: boolean,
): RowWindow {
  const [place, setPlace] = useState({ top: 0, view: 560, row: usualHeight })

  useEffect(() => {
    const element = scroller.current
    if (!virtual || !element) return
    const read = () => {
      const row = element.querySelector<HTMLElement>('tbody tr[data-row]')?.offsetHeight || usualHeight
      // Only whole steps of rows change what is drawn.
      const top = Math.floor(element.scrollTop / row) * row
      const view = element.clientHeight
      setPlace((last) =>
        last.top === top && last.view === view && last.row === row ? last : { top, view, row },
      )
    }
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller, virtual])

  if (!virtual) return { start: 0, end: count, before: 0, after: 0 }
  return rowWindow(count, place.row, place.top, place.view)
}
