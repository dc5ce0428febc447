import { type CssEdit, propertiesOf, readValue } from '#api/css/edit-css.ts'
import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import { ensureContrast, partContrast } from '#mocks/contracts/theme/contrast.ts'
import { amountToCss, roundDecimals } from './amounts.ts'
import type { Applied, Sheet } from './apply-color.ts'
import type { Aspect, Wording } from './lexicon.ts'
import { looks } from './looks.ts'
import { colorsIn, paintOf } from './paint.ts'
import type { Amount } from './wish.ts'

/** Light around a part, in its own colour unless one is given. */
export function applyGlow(id: PartId, color: string | undefined, degree: number, { css }: Sheet): Applied {
  const { selector } = partOf(id)
  const property = shadowProperty(id)
  const existing = /#[\da-f]{6}$/i.exec(readValue(css, selector, property) ?? '')?.[0]
  const fill = colorsIn(readValue(css, selector, 'background'))[0]
  const own = fill
    ? `color-mix(in srgb, ${fill} 60%, transparent)`
    : 'color-mix(in srgb, var(--accent-solid) 60%, transparent)'
  const light = color ?? existing ?? own
  const spread = property === 'box-shadow' ? ` ${roundDecimals(0.125 * degree)}rem` : ''
  const edits = [{ selector, property, value: `0 0 ${roundDecimals(degree)}rem${spread} ${light}` }]
  return { edits, says: color ? `a glow in ${color}` : 'a glow' }
}

/** A shadow under a part. */
export function applyShadow(id: PartId, color: string | undefined, degree: number): Applied {
  const shade = color ? `color-mix(in srgb, ${color} 45%, transparent)` : 'rgb(0 0 0 / 0.2)'
  const value = `0 ${roundDecimals(0.25 * degree)}rem ${roundDecimals(degree)}rem ${shade}`
  return { edits: [{ selector: partOf(id).selector, property: shadowProperty(id), value }], says: 'a shadow' }
}

/** Draws a part's edge: a colour, a width, or both. */
export function applyBorder(
  id: PartId,
  color: string | undefined,
  amount: Amount | undefined,
  { css, agent }: Sheet,
): Applied {
  const { selector } = partOf(id)
  const own = readValue(css, selector, 'border')
  const wished = amount && amountToCss(amount, readValue(css, selector, 'border-width') ?? '1px', [1, 8])
  const says = ['border', wished && `of ${wished}`, color && `in ${color}`].filter(Boolean).join(' ')
  if (looks[id].border && !own) {
    const edits: CssEdit[] = []
    if (color) edits.push({ selector, property: 'border-color', value: color })
    if (wished) edits.push({ selector, property: 'border-width', value: wished })
    return { edits, says }
  }
  const around = paintOf(css, agent).backgrounds(id)
  const line = color ?? colorsIn(own)[0] ?? ensureContrast(agent.theme.primary, around, partContrast)
  const width = wished ?? /[\d.]+(px|rem|em)/.exec(own ?? '')?.[0] ?? '1px'
  const style = /dashed|dotted/.exec(own ?? '')?.[0] ?? 'solid'
  return { edits: [{ selector, property: 'border', value: `${width} ${style} ${line}` }], says }
}

/** Corners as a word says them. */
export function applyCorners(id: PartId, shape: 'rounded' | 'pill' | 'square', degree: number): Applied {
  const value =
    shape === 'pill'
      ? '999px'
      : shape === 'square'
        ? '0'
        : `${roundDecimals(degree < 1 ? 0.5 : degree > 1 ? 2 : 1.5)}rem`
  const says = { rounded: 'rounded corners', pill: 'fully rounded', square: 'square corners' }[shape]
  return { edits: [{ selector: partOf(id).selector, property: 'border-radius', value }], says }
}

/** No shadow, no gradient. */
export function applyFlat(id: PartId, sheet: Sheet): Applied {
  const { selector } = partOf(id)
  const [fill] = paintOf(sheet.css, sheet.agent).backgrounds(id)
  const hasImage = id === 'header' || /gradient/.test(readValue(sheet.css, selector, 'background') ?? '')
  const edits: CssEdit[] = [{ selector, property: 'box-shadow', value: 'none' }]
  if (hasImage) edits.push({ selector, property: 'background', value: fill! })
  return { edits, says: 'flat' }
}

/** A see-through fill, blurred behind for `glass`. */
export function applySeeThrough(id: PartId, glass: boolean, sheet: Sheet): Applied {
  const { selector } = partOf(id)
  const [fill] = paintOf(sheet.css, sheet.agent).backgrounds(id)
  const edits: CssEdit[] = [
    {
      selector,
      property: 'background',
      value: `color-mix(in srgb, ${fill} ${glass ? 72 : 85}%, transparent)`,
    },
  ]
  if (glass) edits.push({ selector, property: 'backdrop-filter', value: 'blur(12px)' })
  return { edits, says: glass ? 'frosted glass' : 'see-through, as far as its text stays readable' }
}

/** Only an edge and its text, on what is behind. */
export function applyOutline(id: PartId, { css, agent }: Sheet): Applied {
  const { selector } = partOf(id)
  const paint = paintOf(css, agent)
  const behind = paint.backgrounds(id === 'panel' ? 'panel' : (looks[id].within ?? 'panel'))
  const wished = colorsIn(readValue(css, selector, 'background'))[0] ?? agent.theme.primary
  const line = ensureContrast(wished, behind, 4.5)
  const values = { background: behind[0]!, border: `1px solid ${line}`, color: line }
  return {
    edits: Object.entries(values).map(([property, value]) => ({ selector, property, value })),
    says: `outlined in ${line}`,
  }
}

/** Declarations a word stands for. Words about letters go where a part keeps its letters. */
export function applyWording(id: PartId, { property, value, says }: Wording): Applied {
  const isAboutLetters = /^(font|text)-/.test(property)
  const target = isAboutLetters ? (id === 'composer' ? 'field' : (looks[id].words ?? id)) : id
  return {
    edits: [{ selector: partOf(target).selector, property, value }],
    says: target === id ? says : `${partOf(target).name} ${says}`,
  }
}

const removable: Partial<Record<Aspect, readonly string[]>> = {
  background: [
    'background',
    'background-color',
    'background-image',
    'color',
    'border-color',
    '--text',
    '--text-muted',
    '--text-faint',
    '--surface',
  ],
  text: ['color', '--text', '--text-muted'],
  opacity: ['opacity'],
  size: ['inline-size', 'block-size', 'font-size'],
  fontSize: ['font-size'],
  width: ['inline-size', 'max-inline-size'],
  height: ['block-size', 'min-block-size'],
  font: ['font-family'],
  weight: ['font-weight'],
  letterSpacing: ['letter-spacing'],
  lineHeight: ['line-height'],
}

/** Takes one thing away: what the sheet added, or what the part has of itself. */
export function applyRemoval(id: PartId, aspect: Aspect, { css }: Sheet): Applied | null {
  const { selector } = partOf(id)
  const has = (property: string) => readValue(css, selector, property) !== undefined
  const edit = (property: string, value: string | null): CssEdit => ({ selector, property, value })
  const none = (property: string, says: string): Applied => ({ edits: [edit(property, 'none')], says })
  switch (aspect) {
    case 'glow':
    case 'shadow': {
      const property = shadowProperty(id)
      if (has(property) && aspect === 'glow') return { edits: [edit(property, null)], says: 'no glow' }
      if (looks[id].shadow) return none('box-shadow', `no ${aspect}`)
      return has(property) ? { edits: [edit(property, null)], says: `no ${aspect}` } : null
    }
    case 'border':
      if (looks[id].border) return { edits: [edit('border-color', 'transparent')], says: 'no border' }
      return has('border') ? { edits: [edit('border', null)], says: 'no border' } : null
    case 'radius':
      return { edits: [edit('border-radius', '0')], says: 'square corners' }
    case 'padding':
    case 'gap':
      return { edits: [edit(aspect, '0')], says: `no ${aspect}` }
    case 'gradient': {
      const [first] = colorsIn(readValue(css, selector, 'background'))
      return {
        edits: [edit('background', first ?? 'var(--accent-soft)')],
        says: 'one colour instead of a gradient',
      }
    }
    default: {
      const gone = (removable[aspect === 'color' ? 'background' : aspect] ?? []).filter(has)
      const hover = propertiesOf(css, `${selector}:hover`).map((property) => ({
        selector: `${selector}:hover`,
        property,
        value: null,
      }))
      if (gone.length === 0) return null
      return {
        edits: [...gone.map((property) => edit(property, null)), ...(aspect === 'background' ? hover : [])],
        says: `its own ${aspect === 'fontSize' ? 'font size' : aspect} again`,
      }
    }
  }
}

/** Takes all restyling of a part away. */
export function applyReset(id: PartId, { css }: Sheet): Applied | null {
  const { selector } = partOf(id)
  const edits = [selector, `${selector}:hover`].flatMap((one) =>
    propertiesOf(css, one).map((property) => ({ selector: one, property, value: null })),
  )
  return edits.length > 0 ? { edits, says: 'as it was before' } : null
}

/** Text without a box of its own gets its shadow letter by letter. */
function shadowProperty(id: PartId): 'box-shadow' | 'text-shadow' {
  return partOf(id).kind === 'text' && !looks[id].background && !looks[id].padding
    ? 'text-shadow'
    : 'box-shadow'
}
