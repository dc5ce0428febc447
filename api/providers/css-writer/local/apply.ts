import { type CssEdit, editCss, readValue } from '#api/css/edit-css.ts'
import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import { ensureContrast, onColor, worstContrast } from '#mocks/contracts/theme/contrast.ts'
import { applyBackground, applyGradient, applyText, type Sheet, shifted } from './apply-color.ts'
import {
  applyBorder,
  applyCorners,
  applyFlat,
  applyGlow,
  applyMotion,
  applyOutline,
  applyRemoval,
  applyReset,
  applySeeThrough,
  applyShadow,
  applyWording,
  placeOf,
  wordsTarget,
} from './apply-effect.ts'
import { applyMeasure } from './apply-measure.ts'
import { looks } from './looks.ts'
import { colorsIn, paintOf } from './paint.ts'
import type { Change, State } from './wish.ts'

/** Contrast of words where more of it is wished. */
const strongContrast = 10
const enoughContrast = 7

/** A sheet after a change to a part, at rest or in one of its states. */
export function applyChange(id: PartId, change: Change, state: State, sheet: Sheet): string {
  if (change.kind === 'animate') {
    const { edits, frames } = applyMotion(id, change.motion, sheet)
    const css = editCss(sheet.css, inState(edits, id, state))
    return frames ? `${css.trimEnd()}\n\n${frames}` : css
  }
  return editCss(sheet.css, inState(editsOf(id, change, sheet), id, state))
}

/** The same edits, for when a part is pointed at or written in. */
function inState(edits: readonly CssEdit[], id: PartId, state: State): readonly CssEdit[] {
  if (state === 'rest') return edits
  const pseudo = state === 'hover' ? ':hover' : id === 'composer' ? ':focus-within' : ':focus-visible'
  const { selector } = partOf(id)
  return edits
    .filter((edit) => edit.selector === selector)
    .flatMap((edit) => {
      const own = { ...edit, selector: `${selector}${pseudo}` }
      // While it is written in, the message box has a ring of its own in the colour of its border.
      const ring = state === 'focus' && edit.property === 'border-color'
      return ring ? [own, { ...own, property: 'outline-color' }] : [own]
    })
}

function editsOf(id: PartId, change: Exclude<Change, { kind: 'animate' }>, sheet: Sheet): CssEdit[] {
  switch (change.kind) {
    case 'background':
      return applyBackground(id, change.color, sheet)
    case 'text':
      return applyText(id === 'composer' ? 'field' : id, change.color, sheet)
    case 'border':
      return applyBorder(id, change, sheet)
    case 'gradient':
      return applyGradient(id, change.colors, sheet)
    case 'shift':
      return applyShift(id, change, sheet)
    case 'glow':
      return applyGlow(id, change.color, change.degree, sheet)
    case 'shadow':
      return applyShadow(id, change.color, change.degree)
    case 'measure':
      return applyMeasure(id, change.aspect, change.amount, sheet, change.side) ?? []
    case 'rounded':
      return applyCorners(id, 'rounded', change.degree, sheet)
    case 'pill':
    case 'square':
      return applyCorners(id, change.kind, 1, sheet)
    case 'flat':
      return applyFlat(id, sheet)
    case 'glass':
    case 'transparent':
      return applySeeThrough(id, change.kind === 'glass', sheet)
    case 'outline':
      return applyOutline(id, sheet)
    case 'wording':
      return applyWording(id, change.wording)
    case 'contrast':
      return applyContrast(id, sheet)
    case 'place':
      return placeOf(id, change.side)
    case 'remove':
      return applyRemoval(id, change.aspect, change.side, sheet)
    case 'reset':
      return applyReset(id, sheet)
  }
}

/** Words as far from what is behind them as their colour lets them, or quite black or white. */
function applyContrast(id: PartId, sheet: Sheet): CssEdit[] {
  const target = wordsTarget(id, 'color')
  const paint = paintOf(sheet.css, sheet.agent)
  const behind = paint.backgrounds(target)
  const far = ensureContrast(paint.text(target), behind, strongContrast)
  const same = far.toUpperCase() === paint.text(target).toUpperCase()
  const value = same ? (onColor(behind[0]!) === '#FFFFFF' ? '#FFFFFF' : '#000000') : far
  const { selector } = partOf(target)
  const edits: CssEdit[] = [{ selector, property: 'color', value }]
  const [fill] = behind
  // White on the accent cannot get whiter: the fill has to give way.
  const isWeak = worstContrast(value, behind) < enoughContrast && looks[target].background
  return isWeak
    ? [...edits, { selector, property: 'background', value: ensureContrast(fill!, [value], enoughContrast) }]
    : edits
}

function applyShift(id: PartId, { aspect, by }: Extract<Change, { kind: 'shift' }>, sheet: Sheet): CssEdit[] {
  const paint = paintOf(sheet.css, sheet.agent)
  const isText = partOf(id).kind !== 'surface' && !looks[id].background
  const natural = aspect ?? (isText ? 'text' : 'background')
  if (natural === 'text') return applyText(id, shifted(paint.text(id), by), sheet)
  if (natural === 'border') {
    const { selector } = partOf(id)
    const drawn = readValue(sheet.css, selector, 'border-color') ?? readValue(sheet.css, selector, 'border')
    const [line] = colorsIn(drawn)
    return applyBorder(id, { kind: 'border', color: shifted(line ?? sheet.agent.theme.primary, by) }, sheet)
  }
  const colors = paint.backgrounds(id).map((color) => shifted(color, by))
  return colors.length > 1 ? applyGradient(id, colors, sheet) : applyBackground(id, colors[0]!, sheet)
}
