import type { Shown } from './proof.types.ts'

/** Whether something is seen, and what lies over it if not. */
export interface Visibility {
  shown: Shown
  coveredBy: Element | undefined
}

const seen: Visibility = { shown: 'seen', coveredBy: undefined }

/** Looks for an element, or for its words, at the place where it should be. Every element must be hittable. */
export function visibilityOf(element: Element, words: Range | undefined, panel: Element): Visibility {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return lost('hidden')
  bringIntoView(element)
  const [rect] = (words ?? element).getClientRects()
  if (!rect || rect.width < 1 || rect.height < 1) return lost('hidden')
  const visible = visibleRect(rect, element)
  if (visible.width < 2 || visible.height < 2) {
    return lost(overlap(rect, panel.getBoundingClientRect()).width < 2 ? 'outside' : 'cut-off')
  }
  const hit = element.ownerDocument.elementFromPoint(
    visible.left + visible.width / 2,
    visible.top + visible.height / 2,
  )
  if (!hit) return lost('outside')
  if (element.contains(hit)) return seen
  // Around it there is nothing to hit unless a box of theirs lies on top.
  if (hit.contains(element) && !paintsBox(hit)) return lost('cut-off')
  return { shown: 'covered', coveredBy: hit }
}

function lost(shown: Shown): Visibility {
  return { shown, coveredBy: undefined }
}

function paintsBox(element: Element): boolean {
  return ['::before', '::after'].some((box) => getComputedStyle(element, box).content !== 'none')
}

/** Scrolls what scrolls inside the widget; `scrollIntoView` would move the page around the frame, too. */
function bringIntoView(element: Element): void {
  const log = element.closest('.vg-widget__log')
  if (!log || log === element) return
  const inner = element.getBoundingClientRect()
  const outer = log.getBoundingClientRect()
  if (inner.top < outer.top) log.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) {
    log.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top)
  }
}

interface Rect {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
}

/** What the boxes around an element leave of a rectangle. */
function visibleRect(rect: Rect, element: Element): Rect {
  let visible = rect
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (getComputedStyle(each).overflowX === 'visible') continue
    visible = overlap(visible, each.getBoundingClientRect())
  }
  return visible
}

function overlap(a: Rect, b: Rect): Rect {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const right = Math.max(left, Math.min(a.right, b.right))
  const bottom = Math.max(top, Math.min(a.bottom, b.bottom))
  return { left, top, right, bottom, width: right - left, height: bottom - top }
}
