import {
  type PublicPart,
  partOf,
  partsOf,
  rootOf,
  type Surface,
} from '#mocks/contracts/styling/public-parts.ts'
import { readColor } from './css-colors.ts'

/** Parts from the most particular to the most general; their order is the surface's, outermost first. */
const inwards: Readonly<Record<Surface, readonly PublicPart[]>> = {
  widget: [...partsOf('widget')].reverse(),
  dashboard: [...partsOf('dashboard')].reverse(),
}

/** What an element belongs to: controls of the product stand in both. */
export function surfaceAt(element: Element): Surface {
  return element.closest(partOf('dashboard').selector) ? 'dashboard' : 'widget'
}

/** The public part an element is; undefined for what is none. */
export function partItIs(element: Element): PublicPart | undefined {
  return inwards[surfaceAt(element)].find(({ selector }) => element.matches(selector))
}

/** The public part an element is or stands in; that around all of them when it is in no smaller one. */
export function partAround(element: Element): PublicPart {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const part = partItIs(each)
    if (part) return part
  }
  return partOf(rootOf(surfaceAt(element)))
}

/** A selector for exactly these words: that of their part, or of the tag in it that has a colour of its own. */
export function selectorOf(element: Element, part: PublicPart): string {
  const name = element.localName
  const isPart = element.matches(part.selector) || part.selector.includes('::')
  const inherits = !isPart && sameColorUpTo(element, part)
  return isPart || inherits ? part.selector : `${part.selector} ${name}`
}

/** Whether the colour, and all that is behind it, comes from the part. */
function sameColorUpTo(element: Element, part: PublicPart): boolean {
  const holder = element.closest(part.selector)
  const { color } = getComputedStyle(element)
  for (let each: Element | null = element; each && holder; each = each.parentElement) {
    const style = getComputedStyle(each)
    if (style.color !== color) return false
    if (each === holder) return true
    if (readColor(style.backgroundColor).alpha > 0) return false
  }
  return false
}
