import { useReactFlow } from '@xyflow/react'
import type { FocusEvent } from 'react'

/** Brings a node that gets the focus by keys to where all of it is seen, in the drawing and in the window. */
export function useFocusInSight(): (event: FocusEvent<HTMLElement>) => void {
  const { setCenter, getZoom, getInternalNode } = useReactFlow()

  async function show(drawing: HTMLElement, card: HTMLElement, id: string) {
    // The browser scrolls what is moved, not scrolled.
    drawing.querySelector('.react-flow')?.scrollTo(0, 0)
    const node = getInternalNode(id)
    if (node && !isInside(card.getBoundingClientRect(), drawing.getBoundingClientRect())) {
      const { x, y } = node.internals.positionAbsolute
      const { width = 0, height = 0 } = node.measured
      await setCenter(x + width / 2, y + height / 2, { zoom: getZoom() })
    }
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  return ({ currentTarget, target }) => {
    const { id } = target.dataset
    if (!id || !target.matches(':focus-visible')) return
    requestAnimationFrame(() => void show(currentTarget, target, id))
  }
}

function isInside(inner: DOMRect, outer: DOMRect): boolean {
  const isWide = inner.left >= outer.left && inner.right <= outer.right
  return isWide && inner.top >= outer.top && inner.bottom <= outer.bottom
}
