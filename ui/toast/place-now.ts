import { findObstacles } from './find-obstacles.ts'
import { type Box, overlaps, placeNotices } from './place-notices.ts'

/** What weighs as much is not to be covered. */
const heavy = 20

/** Moves notices to where they cover neither a title nor what is pressed next; what lies well stays. */
export function placeNow(element: HTMLElement, isNew: boolean): void {
  // What somebody is at stays where it is.
  if (element.matches(':hover, :focus-within')) return
  const obstacles = findObstacles(document, element)
  const covers = (box: Box) => obstacles.some((each) => each.weight >= heavy && overlaps(box, each))
  const now = element.getBoundingClientRect()
  const isOut = now.bottom > innerHeight || now.right > innerWidth
  if (!isNew && !isOut && !covers(now)) return
  const { left, top } = placeNotices({
    width: document.documentElement.clientWidth,
    height: innerHeight,
    notices: now,
    obstacles,
    isRtl: element.matches(':dir(rtl)'),
  })
  element.style.inset = `${top}px auto auto ${left}px`
}
