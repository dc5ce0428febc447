import type { PublicPart } from '#mocks/contracts/styling/public-parts.ts'
import { partContrast, textContrast } from '#mocks/contracts/theme/contrast.ts'
import { type InkOnBack, inksOnBacks, type Paint } from './composite.ts'
import { readColor } from './css-colors.ts'
import { partAround, selectorOf } from './part-of-element.ts'
import type { InkLook } from './proof.types.ts'
import { sheetsAround } from './sheets-around.ts'

const styleOf = (element: Element) => getComputedStyle(element)

/** How the words of an element stand out, or those of one of its pseudo-elements. */
export function wordsInk(element: Element, part: PublicPart, pseudo = ''): InkLook {
  const style = getComputedStyle(element, pseudo)
  const fill = style.getPropertyValue('-webkit-text-fill-color') || style.color
  const paint = readColor(fill)
  const size = Number.parseFloat(style.fontSize)
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
  // Of the element itself it counts with the elements around.
  const opacity = pseudo ? Number(style.opacity) : 1
  return look(
    element,
    part,
    { ...paint, alpha: paint.alpha * opacity },
    large ? partContrast : textContrast,
    size,
  )
}

/** How an icon stands out. */
export function iconInk(icon: Element, part: PublicPart): InkLook {
  return look(icon, part, readColor(styleOf(icon).stroke), partContrast, undefined)
}

function look(
  element: Element,
  part: PublicPart,
  paint: Paint,
  required: number,
  size: number | undefined,
): InkLook {
  const { sheets, fills, ground, unpredictable } = sheetsAround(element, styleOf)
  const pairs: InkOnBack[] = inksOnBacks(paint.alpha === 0 && fills.length > 0 ? fills : [paint], sheets)
  return {
    pairs,
    required,
    on: ground && partAround(ground),
    size,
    unpredictable: unpredictable?.property,
    selector: selectorOf(element, part),
  }
}
