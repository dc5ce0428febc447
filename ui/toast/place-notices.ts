/** A rectangle in the window, in px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What notices stay away from. */
export interface Obstacle extends Box {
  /** How bad it is to cover it: titles and the next press weigh more than the rest. */
  weight: number
}

interface Room {
  width: number
  height: number
  /** Notices as large as they are now. */
  notices: { width: number; height: number }
  obstacles: readonly Obstacle[]
  /** Whether the line runs from right to left. */
  isRtl: boolean
}

/** Distance to the edges of the window, in px. */
const margin = 16
/** How far apart the places are that are tried, in px. */
const step = 8
/** Up to this width notices stand at the bottom, where a phone is held, in px. */
const phone = 559

/**
 * Where notices cover least: at the end of the window's top, on phones at its bottom, and from there as far away as
 * it takes not to lie on a title or on what is pressed next.
 */
export function placeNotices({ width, height, notices, obstacles, isRtl }: Room): {
  left: number
  top: number
} {
  const last = Math.max(margin, width - margin - notices.width)
  const middle = Math.max(margin, Math.round((width - notices.width) / 2))
  const columns = isRtl ? [margin, middle, last] : [last, middle, margin]
  const lowest = Math.max(margin, height - margin - notices.height)
  let best = { left: columns[0]!, top: margin, cost: Number.POSITIVE_INFINITY }
  for (const [column, left] of columns.entries()) {
    for (let away = 0; away <= lowest - margin; away += step) {
      const top = width > phone ? margin + away : lowest - away
      const box = { left, top, right: left + notices.width, bottom: top + notices.height }
      const covered = obstacles.reduce((sum, each) => (overlaps(box, each) ? sum + each.weight : sum), 0)
      const cost = covered + (away + column * 120) / 10_000
      if (cost < best.cost) best = { left, top, cost }
    }
  }
  return { left: best.left, top: best.top }
}

/** Whether two rectangles have a point in common. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
