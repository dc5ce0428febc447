import { type RefObject, useEffect, useState } from 'react'

/** On which sides of a scroller more can be seen; 'start' and 'end' follow the writing direction. */
export type OverflowEdges = 'none' | 'start' | 'end' | 'both'

/** Watches an inline scroller and says where it continues, for edge fades and arrow buttons. */
export function useOverflowEdges(ref: RefObject<HTMLElement | null>): OverflowEdges {
  const [edges, setEdges] = useState<OverflowEdges>('none')

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const measure = () => setEdges(edgesOf(scroller))
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    for (const child of scroller.children) observer.observe(child)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [ref])

  return edges
}

function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): OverflowEdges {
  // Right-to-left scrollers count from 0 downwards; one pixel forgives fractional layouts.
  const before = Math.abs(scrollLeft) > 1
  const after = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1
  if (before && after) return 'both'
  if (before) return 'start'
  return after ? 'end' : 'none'
}
