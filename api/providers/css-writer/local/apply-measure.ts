import type { CssEdit } from '#api/css/edit-css.ts'
import { readValue } from '#api/css/edit-css.ts'
import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import { amountToCss, type Limits, roundDecimals } from './amounts.ts'
import type { Sheet } from './apply-color.ts'
import { cornersOf } from './apply-effect.ts'
import { spacedBy } from './homes.ts'
import { looks } from './looks.ts'
import type { Amount, Side } from './wish.ts'
import type { Aspect } from './words/word-table.ts'

/** Least side of something to press (WCAG 2.2), and the most that leaves room for a conversation. */
const controlLimits: Limits = [24, 120]
const limits: Partial<Record<Aspect, Limits>> = {
  radius: [0, 999],
  fontSize: [10, 48],
  padding: [0, 64],
  gap: [0, 64],
  width: [24, 2000],
  height: [24, 2000],
  letterSpacing: [0, 10],
}
const leastOpacity = 0.5

/** Gives a part a size of some kind; null where it has none of that kind. */
export function applyMeasure(
  id: PartId,
  aspect: Aspect,
  amount: Amount,
  sheet: Sheet,
  side?: Side,
): CssEdit[] | null {
  const target = targetOf(id, aspect)
  const { selector } = partOf(target)
  const set = (properties: string[], value: string): CssEdit[] =>
    properties.map((property) => ({ selector, property, value }))
  const now = (property: string, base: string) => readValue(sheet.css, selector, property) ?? base
  const look = looks[target]
  switch (aspect) {
    case 'size': {
      if (!look.size) return applyMeasure(id, look.fontSize ? 'fontSize' : 'padding', amount, sheet)
      const least: Limits = partOf(target).kind === 'control' ? controlLimits : [4, 120]
      const value = amountToCss(amount, now('inline-size', look.size), least)
      return set(['inline-size', 'block-size'], value)
    }
    case 'fontSize': {
      const value = amountToCss(amount, now('font-size', look.fontSize ?? '0.875rem'), limits.fontSize!)
      return set(['font-size'], value)
    }
    case 'radius': {
      const value = amountToCss(amount, now('border-radius', look.radius ?? '0.75rem'), limits.radius!)
      return cornersOf(target, value, sheet.css)
    }
    case 'padding': {
      if (side) {
        const property = `padding-${side}`
        const value = amountToCss(amount, now(property, '0.75rem'), limits.padding!)
        return set([property], value)
      }
      const value = amountToCss(amount, now('padding', look.padding ?? '0.75rem'), limits.padding!)
      return set(['padding'], value)
    }
    case 'gap': {
      const value = amountToCss(amount, now('gap', look.gap ?? '0.5rem'), limits.gap!)
      return set(['gap'], value)
    }
    case 'width': {
      const property = look.width ? 'max-inline-size' : 'inline-size'
      const base = look.width ?? look.size
      if (!base && !('measure' in amount)) return null
      const value = amountToCss(amount, now(property, base ?? ''), limits.width!)
      return set([property], value)
    }
    case 'height': {
      // What stands in it decides how tall it is: it gets room.
      if ('factor' in amount && !look.size && look.padding)
        return set(
          ['padding-block'],
          amountToCss(amount, now('padding-block', look.padding.split(' ')[0]!), limits.padding!),
        )
      const base = look.size ?? '3rem'
      const property = look.size ? 'block-size' : 'min-block-size'
      const value = amountToCss(amount, now(property, base), limits.height!)
      return set([property], value)
    }
    case 'opacity': {
      const value = roundDecimals(
        Math.min(1, Math.max(leastOpacity, opacityOf(amount, Number(now('opacity', '1'))))),
      )
      return set(['opacity'], value)
    }
    case 'letterSpacing': {
      const own = readValue(sheet.css, selector, 'letter-spacing')
      // Letters nobody has spread are a little closer than they are made to be, and can still be read.
      if (!own && 'factor' in amount && amount.factor < 1) return set(['letter-spacing'], '-0.25px')
      const value = amountToCss(amount, own ?? '0.5px', limits.letterSpacing!)
      return set(['letter-spacing'], value)
    }
    case 'lineHeight': {
      const times = 'measure' in amount && amount.measure.unit === '' ? amount.measure.value : Number.NaN
      const factor = 'factor' in amount ? amount.factor : 1
      const value = roundDecimals(
        Math.min(2.5, Math.max(1.2, times || Number.parseFloat(now('line-height', '1.5')) * factor)),
      )
      return set(['line-height'], value)
    }
    case 'weight': {
      const value =
        'measure' in amount
          ? roundDecimals(Math.min(900, Math.max(100, amount.measure.value)))
          : amount.factor > 1
            ? '700'
            : '400'
      return set(['font-weight'], value)
    }
    default:
      return null
  }
}

/** Which part a size is really set on: a header's words are its title, space between messages is the area's. */
export function targetOf(id: PartId, aspect: Aspect): PartId {
  if (aspect === 'gap') return spacedBy(id)
  const isAboutWords = ['fontSize', 'letterSpacing', 'lineHeight', 'weight'].includes(aspect)
  if (isAboutWords && id === 'composer') return 'field'
  return (isAboutWords && looks[id].words) || id
}

function opacityOf(amount: Amount, current: number): number {
  if ('factor' in amount) return current * (amount.factor > 1 ? 1.15 : 0.85)
  const { value, unit } = amount.measure
  return unit === '%' || value > 1 ? value / 100 : value
}
