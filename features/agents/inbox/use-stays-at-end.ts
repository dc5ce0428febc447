import { type RefObject, useEffect } from 'react'

/** Whoever is so near to the end is at it, in pixels: what is shown ends before the room it is in does. */
const atEnd = 32

/** Keeps the end of a scrolled section in sight while the room for it shrinks, for whoever was there. */
export function useStaysAtEnd(end: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const scroller = isShown ? end.current?.closest('section') : null
    if (!scroller) return
    let height = scroller.clientHeight
    const observer = new ResizeObserver(() => {
      const lost = height - scroller.clientHeight
      height = scroller.clientHeight
      const below = scroller.scrollHeight - scroller.scrollTop - height
      if (lost > 0 && below <= lost + atEnd) scroller.scrollTop = scroller.scrollHeight
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [end, isShown])
}
