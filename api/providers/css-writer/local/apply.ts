import { readValue } from '#api/css/edit-css.ts'
import type { PartId } from '#mocks/contracts/styling/public-parts.ts'
import { partOf } from '#mocks/contracts/styling/public-parts.ts'
import {
  type Applied,
  applyBackground,
  applyGradient,
  applyText,
  type Sheet,
  shifted,
} from './apply-color.ts'
import {
  applyBorder,
  applyCorners,
  applyFlat,
  applyGlow,
  applyOutline,
  applyRemoval,
  applyReset,
  applySeeThrough,
  applyShadow,
  applyWording,
} from './apply-effect.ts'
import { applyMeasure } from './apply-measure.ts'
import { looks } from './looks.ts'
import { colorsIn, paintOf } from './paint.ts'
import type { Change } from './wish.ts'

/** What a change does to a part; null where it means nothing there. */
export function applyChange(id: PartId, change: Change, sheet: Sheet): Applied | null {
  switch (change.kind) {
    case 'background':
      return applyBackground(id, change.color, sheet)
    case 'text':
      return applyText(id, change.color, sheet)
    case 'border':
      return applyBorder(id, change.color, change.amount, sheet)
    case 'gradient':
      return applyGradient(id, change.colors, sheet)
    case 'shift':
      return applyShift(id, change, sheet)
    case 'glow':
      return applyGlow(id, change.color, change.degree, sheet)
    case 'shadow':
      return applyShadow(id, change.color, change.degree)
    case 'measure':
      return applyMeasure(id, change.aspect, change.amount, sheet)
    case 'rounded':
      return applyCorners(id, 'rounded', change.degree)
    case 'pill':
    case 'square':
      return applyCorners(id, change.kind, 1)
    case 'flat':
      return applyFlat(id, sheet)
    case 'glass':
    case 'transparent':
      return applySeeThrough(id, change.kind === 'glass', sheet)
    case 'outline':
      return applyOutline(id, sheet)
    case 'wording':
      return applyWording(id, change.wording)
    case 'remove':
      return applyRemoval(id, change.aspect, sheet)
    case 'reset':
      return applyReset(id, sheet)
  }
}

function applyShift(id: PartId, { aspect, by }: Extract<Change, { kind: 'shift' }>, sheet: Sheet): Applied {
  const paint = paintOf(sheet.css, sheet.agent)
  const isText = partOf(id).kind === 'text' && !looks[id].background
  const natural = aspect ?? (isText ? 'text' : 'background')
  if (natural === 'text') return applyText(id, shifted(paint.text(id), by), sheet)
  if (natural === 'border') {
    const [line] = colorsIn(readValue(sheet.css, partOf(id).selector, 'border-color'))
    return applyBorder(id, shifted(line ?? sheet.agent.theme.primary, by), undefined, sheet)
  }
  const colors = paint.backgrounds(id).map((color) => shifted(color, by))
  return colors.length > 1 ? applyGradient(id, colors, sheet) : applyBackground(id, colors[0]!, sheet)
}
