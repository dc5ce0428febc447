import type { Obstacle } from './place-notices.ts'

/** What would be missed if it were covered, heaviest first; what matches twice counts as the first. */
const kinds = [
  // What the person is at, and what is pressed next.
  { selector: ':focus, [data-tone="primary"], [type="submit"], [role="alertdialog"] button', weight: 100 },
  { selector: 'h1, h2, h3, [role="heading"], [aria-current="step"]', weight: 100 },
  {
    selector: '[role="dialog"] :is(header, footer, [class*="__header"], [class*="__footer"]), .vg-popover',
    weight: 100,
  },
  { selector: '[data-dirty], header', weight: 20 },
  { selector: 'a[href], button, input, select, textarea, [role="menuitem"]', weight: 1 },
] as const

/** Everything in a scope that can be seen and pressed, or names what is seen. */
export function findObstacles(scope: ParentNode, notices: Element): Obstacle[] {
  const counted = new Set<Element>()
  return kinds.flatMap(({ selector, weight }) =>
    [...scope.querySelectorAll(selector)]
      .filter((element) => {
        if (counted.has(element) || notices.contains(element)) return false
        counted.add(element)
        return !element.closest('[inert], [aria-hidden="true"]') && !element.matches('body, html')
      })
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom, weight })),
  )
}
