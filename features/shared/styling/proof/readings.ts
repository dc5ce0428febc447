import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { worstPair } from './composite.ts'
import { readColor } from './css-colors.ts'
import { wordsInk } from './ink-look.ts'
import { paintedLook } from './painted.ts'
import type { Stage } from './stage.tsx'

/** What is read of each element of a part: a list of values by part and reading. */
export type Readings = ReadonlyMap<string, readonly string[]>

const sides = ['top', 'bottom', 'left', 'right'] as const

/** The key a part's reading stands under. */
export function readingKey(part: string, reading: string): string {
  return `${part} ${reading}`
}

/** Reads what some wishes expect something of, on every element of the parts. */
export function readWished(stage: Stage, wishes: readonly StyleWish[]): Readings {
  const readings = new Map<string, string[]>()
  for (const { part, reading } of wishes.flatMap(({ expects }) => expects)) {
    const key = readingKey(part, reading)
    if (!readings.has(key)) readings.set(key, readPart(stage, part, reading))
  }
  return readings
}

/** One reading on every element of a part. */
export function readPart(stage: Stage, id: PartId, reading: string): string[] {
  const { selector } = partOf(id)
  const [plain, pseudo] = selector.split('::') as [string, string?]
  const elements = stage.panels.flatMap((panel) => [...panel.querySelectorAll(plain)])
  return elements.map((element) => readElement(element, id, reading, pseudo ? `::${pseudo}` : ''))
}

function readElement(element: Element, id: PartId, reading: string, pseudo: string): string {
  const style = getComputedStyle(element, pseudo || null)
  switch (reading) {
    case 'look':
      return paintedLook(element, pseudo)
    case 'background':
      return style.backgroundImage.includes('gradient') ? style.backgroundImage : style.backgroundColor
    case 'border':
      return `${Math.max(...sides.map((side) => edgeOf(style, side)))}px`
    case 'edges':
      return sides
        .map((side) => (edgeOf(style, side) > 0 ? style.getPropertyValue(`border-${side}`) : ''))
        .join()
    case 'contrast':
      return String(worstPair(wordsInk(element, partOf(id), pseudo).pairs).ratio)
    default:
      return style.getPropertyValue(reading)
  }
}

/** Width of an edge that can be seen, in px. */
function edgeOf(style: CSSStyleDeclaration, side: (typeof sides)[number]): number {
  const of = (what: string) => style.getPropertyValue(`border-${side}-${what}`)
  const isSeen = of('style') !== 'none' && readColor(of('color')).alpha > 0
  return isSeen ? Number.parseFloat(of('width')) : 0
}
