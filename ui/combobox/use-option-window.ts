import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { type RowWindow, rowWindow } from '#ui/table/row-window.ts'

/** Height of an option until one has been measured, in px. */
const usualHeight = 36

/** Which of the options are in the page, and keeps the active one in sight. */
export function useOptionWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  active: number,
): RowWindow {
  const [place, setPlace] = useState({ top: 0, view: 320, row: usualHeight })

  const read = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const row = heightOf(element)
    const top = Math.floor(element.scrollTop / row) * row
    const view = element.clientHeight
    setPlace((last) =>
      last.top === top && last.view === view && last.row === row ? last : { top, view, row },
    )
  }, [scroller])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller, read])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is a new list, which may be shorter
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || active < 0) return
    const row = heightOf(element)
    const [start, end] = [active * row, (active + 1) * row]
    if (start < element.scrollTop) element.scrollTop = start
    else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight
    // Not with the scroll event, a frame later: the input already points at the active option.
    read()
  }, [scroller, read, active, count, place.view])

  return rowWindow(count, place.row, place.top, place.view)
}

function heightOf(list: HTMLElement): number {
  return list.querySelector<HTMLElement>('[role="option"]')?.offsetHeight || usualHeight
}
