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
 * read something else. `content` is anything that changes whenever the content does; `smooth` lets it glide there,
 * unless its reader wants less motion.
 */
export function useLatestInView(
  ref: RefObject<HTMLElement | null>,
  content: unknown,
  smooth = false,
): LatestInView {
  const follows = useRef(true)
  /** What is there from the beginning is not scrolled through. */
  const glides = useRef(false)
  const [atEnd, setAtEnd] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: content is the trigger, not an input
  useLayoutEffect(() => {
    // A thread that is there at once is laid out before the element around it; its first size is seen below.
    const element = ref.current
    if (!follows.current || !element) return
    scrollToEnd(element, smooth && glides.current)
    glides.current = true
  }, [content])

  useEffect(() => {
    const element = ref.current!
    const stay = () => {
      if (follows.current) scrollToEnd(element)
    }
    // The view shrinks when the composer grows or a phone opens its keyboard.
    const observer = new ResizeObserver(stay)
    let last = element.scrollTop
    function onScroll() {
      const { scrollTop } = element
      const isNear = element.scrollHeight - scrollTop - element.clientHeight < nearEnd
      // On its own way to the end it is not there yet, but nobody left it either.
      follows.current = isNear || (follows.current && scrollTop > last)
      last = scrollTop
      setAtEnd(follows.current)
    }
    observer.observe(element)
    element.addEventListener('scroll', onScroll)
    // A picture that has come is higher than the room that was left for it.
    element.addEventListener('load', stay, true)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('load', stay, true)
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

function scrollToEnd(element: HTMLElement, smooth = false): void {
  const behavior = smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant'
  element.scrollTo({ top: element.scrollHeight, behavior })
}
