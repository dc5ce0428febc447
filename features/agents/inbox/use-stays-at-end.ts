import { type RefObject, useEffect, useRef } from 'react'

/** Whoever is so near to the end is at it, in pixels: what is shown ends before the room it is in does. */
const atEnd = 32

interface Shown {
  isShown: boolean
  /** The end is where one begins to read. */
  startsThere: boolean
  /** Grows with what its reader wrote: they go to the end. */
  written: number
}

/**
 * Keeps the end of a scrolled section in sight for whoever is there: while the room for it shrinks, and while what is
 * in it grows, as by a picture that has come.
 */
export function useStaysAtEnd(
  end: RefObject<HTMLElement | null>,
  { isShown, startsThere, written }: Shown,
): void {
  const follows = useRef(startsThere)

  useEffect(() => {
    const scroller = isShown ? end.current?.closest('section') : null
    const content = end.current?.parentElement
    if (!scroller || !content) return
    let last = scroller.scrollTop
    const observer = new ResizeObserver(() => {
      if (follows.current) scroller.scrollTop = scroller.scrollHeight
    })
    function onScroll() {
      if (!scroller) return
      const { scrollTop, scrollHeight, clientHeight } = scroller
      // What grew meanwhile is below whoever was at the end: only going up leaves it.
      const isNear = scrollHeight - scrollTop - clientHeight <= atEnd
      follows.current = isNear || (follows.current && scrollTop >= last)
      last = scrollTop
    }
    observer.observe(scroller)
    observer.observe(content)
    scroller.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [end, isShown])

  useEffect(() => {
    if (written === 0) return
    follows.current = true
    const scroller = end.current?.closest('section')
    if (scroller) scroller.scrollTop = scroller.scrollHeight
  }, [end, written])
}
