import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end, in pixels, that still counts as reading the latest. */
const nearEnd = 48

/** What `useLatestInView` gives. */
export interface LatestInView {
  /** False while the reader has scrolled up. */
  atEnd: boolean
  /** Scrolls to the latest message. */
  jump(): void
}

/**
 * Keeps the end of a scrolling element in view while its content grows, unless the reader has scrolled up to
 * read something else. `content` is anything that changes whenever the content does.
 */
export function useLatestInView(ref: RefObject<HTMLElement | null>, content: unknown): LatestInView {
  const follows = useRef(true)
  const [atEnd, setAtEnd] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: content is the trigger, not an input
  useLayoutEffect(() => {
    // A thread that is there at once is laid out before the element around it; its first size is seen below.
    if (follows.current && ref.current) scrollToEnd(ref.current)
  }, [content])

  useEffect(() => {
    const element = ref.current!
    // The view shrinks when the composer grows or a phone opens its keyboard.
    const observer = new ResizeObserver(() => {
      if (follows.current) scrollToEnd(element)
    })
    function onScroll() {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
      setAtEnd(follows.current)
    }
    observer.observe(element)
    element.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [ref])

  return {
    atEnd,
    jump() {
      follows.current = true
      setAtEnd(true)
      scrollToEnd(ref.current!)
    },
  }
}

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight
}
