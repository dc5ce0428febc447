import { partOf } from '#mocks/contracts/styling/public-parts.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { iconInk, wordsInk } from './ink-look.ts'
import { paintedLook } from './painted.ts'
import { partAround, partItIs } from './part-of-element.ts'
import type { Look, ModeLooks } from './proof.types.ts'
import type { Stage } from './stage.tsx'
import { visibilityOf } from './visibility.ts'

const controls = 'button, a[href], textarea'
const placeholder = partOf('placeholder')
/** Px outside a panel where nothing of a widget may be. */
const margin = 10

/** Everything of the widget on a stage, as it is now. */
export function readLooks(stage: Stage, mode: ThemeType, inTime: () => void): ModeLooks {
  const found = stage.panels.flatMap((panel) => elementsOf(panel).map((element) => ({ panel, element })))
  const putBack = rememberScrolling(stage.panels)
  stage.hitEverything(true)
  const looks = found.map(({ panel, element }) => {
    inTime()
    return lookAt(element, panel)
  })
  const overlays = stage.panels.flatMap((panel) => elementsAround(panel))
  stage.hitEverything(false)
  for (const look of looks) {
    if (look.control && look.shown === 'seen') look.control.pressable = takesPress(look.element)
  }
  putBack()
  const fields = looks.filter(({ element }) => element.matches('textarea'))
  return { mode, looks: [...looks, ...fields.map(placeholderLook)], overlays: [...new Set(overlays)] }
}

/** A widget left scrolled would offer the way back to its latest message. */
function rememberScrolling(panels: readonly Element[]): () => void {
  const logs = panels.flatMap((panel) => [...panel.querySelectorAll('.vg-widget__log')])
  const tops = logs.map(({ scrollTop }) => scrollTop)
  return () => {
    for (const [index, log] of logs.entries()) log.scrollTop = tops[index] ?? 0
  }
}

/** Parts, words and icons of a panel; not what only screen readers get. */
function elementsOf(panel: Element): Element[] {
  return [...panel.querySelectorAll('*')].filter(
    (element) =>
      !element.matches('.vg-widget__hidden, svg *') &&
      (partItIs(element) !== undefined || element.localName === 'svg' || wordsOf(element) !== undefined),
  )
}

function lookAt(element: Element, panel: Element): Look {
  const words = wordsOf(element)
  const isField = element.matches('textarea')
  const isIcon = element.localName === 'svg'
  const rect = element.getBoundingClientRect()
  const part = partAround(element)
  return {
    element,
    part,
    painted: partItIs(element) && paintedLook(element),
    ...visibilityOf(element, words, panel),
    ink: words || isField ? wordsInk(element, part) : isIcon ? iconInk(element, part) : undefined,
    control: element.matches(controls)
      ? { pressable: false, side: Math.min(rect.width, rect.height) }
      : undefined,
  }
}

/** What stands in an empty message field. */
function placeholderLook(field: Look): Look {
  return {
    ...field,
    part: placeholder,
    painted: paintedLook(field.element, '::placeholder'),
    ink: wordsInk(field.element, placeholder, '::placeholder'),
    control: undefined,
  }
}

/** The first words that stand directly in an element. */
function wordsOf(element: Element): Range | undefined {
  const text = [...element.childNodes].find(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  if (!text || element.localName === 'textarea') return undefined
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(text)
  return range
}

function takesPress(element: Element): boolean {
  const rect = element.getClientRects()[0]
  if (!rect) return false
  const hit = element.ownerDocument.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
  return hit !== null && element.contains(hit)
}

/** What of a panel's widget lies outside of the panel. */
function elementsAround(panel: Element): Element[] {
  const { left, top, right, bottom } = panel.getBoundingClientRect()
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
  const points = shares.flatMap((share) => {
    const x = left + (right - left) * share
    const y = top + (bottom - top) * share
    return [
      [x, top - margin],
      [x, bottom + margin],
      [left - margin, y],
      [right + margin, y],
    ] as const
  })
  return points.flatMap(([x, y]) => {
    const hit = panel.ownerDocument.elementFromPoint(x, y)
    return hit && panel.contains(hit) && hit !== panel ? [hit] : []
  })
}
