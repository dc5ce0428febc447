import { type CssEdit, propertiesOf, readValue } from '#api/css/edit-css.ts'
import { type PartId, partOf, rootOf, surfaceOf } from '#mocks/contracts/styling/public-parts.ts'
import { ensureContrast, partContrast } from '#mocks/contracts/theme/contrast.ts'
import { amountToCss, roundDecimals } from './amounts.ts'
import type { Sheet } from './apply-color.ts'
import { spacedBy } from './homes.ts'
import { looks, behind as partBehind } from './looks.ts'
import { colorsIn, paintOf } from './paint.ts'
import type { Change, Motion, Side, Wording } from './wish.ts'
import type { Aspect } from './words/word-table.ts'

/** Light around a part, in its own colour unless one is given. */
export function applyGlow(id: PartId, color: string | undefined, degree: number, { css }: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  const property = shadowProperty(id)
  const existing = /#[\da-f]{6}$/i.exec(readValue(css, selector, property) ?? '')?.[0]
  const fill = colorsIn(readValue(css, selector, 'background'))[0]
  const own = fill
    ? `color-mix(in srgb, ${fill} 60%, transparent)`
    : 'color-mix(in srgb, var(--accent-solid) 60%, transparent)'
  const light = color ?? existing ?? own
  const spread = property === 'box-shadow' ? ` ${roundDecimals(0.125 * degree)}rem` : ''
  return [{ selector, property, value: `0 0 ${roundDecimals(degree)}rem${spread} ${light}` }]
}

/** A shadow under a part. */
export function applyShadow(id: PartId, color: string | undefined, degree: number): CssEdit[] {
  const shade = color ? `color-mix(in srgb, ${color} 45%, transparent)` : 'rgb(0 0 0 / 0.2)'
  const value = `0 ${roundDecimals(0.25 * degree)}rem ${roundDecimals(degree)}rem ${shade}`
  return [{ selector: partOf(id).selector, property: shadowProperty(id), value }]
}

/** Draws a part's edge, or one side of it: a colour, a width, a style. */
export function applyBorder(
  id: PartId,
  { color, amount, style, side }: Extract<Change, { kind: 'border' }>,
  { css, agent }: Sheet,
): CssEdit[] {
  const { selector } = partOf(id)
  const shorthand = side ? `border-${side}` : 'border'
  const own = readValue(css, selector, shorthand)
  const wished =
    amount &&
    amountToCss(
      amount,
      /[\d.]+(?:px|rem|em)/.exec(own ?? readValue(css, selector, 'border-width') ?? '')?.[0] ?? '1px',
      [1, 8],
    )
  if (looks[id].border && !own && !side) {
    const values = {
      'border-color': color,
      'border-width': wished ?? (style && !readValue(css, selector, 'border-width') ? '2px' : undefined),
      'border-style': style,
    }
    return Object.entries(values).flatMap(([property, value]) =>
      value ? [{ selector, property, value }] : [],
    )
  }
  const around = paintOf(css, agent).backgrounds(id)
  const line = color ?? colorsIn(own)[0] ?? ensureContrast(agent.theme.primary, around, partContrast)
  const width = wished ?? /[\d.]+(?:px|rem|em)/.exec(own ?? '')?.[0] ?? (style ? '2px' : '1px')
  const drawn = style ?? /dashed|dotted/.exec(own ?? '')?.[0] ?? 'solid'
  return [{ selector, property: shorthand, value: `${width} ${drawn} ${line}` }]
}

/** Corners as a word says them. */
export function applyCorners(
  id: PartId,
  shape: 'rounded' | 'pill' | 'square',
  degree: number,
  { css }: Sheet,
): CssEdit[] {
  const value =
    shape === 'pill'
      ? '999px'
      : shape === 'square'
        ? '0'
        : `${roundDecimals(degree < 1 ? 0.5 : degree > 1 ? 2 : 1.5)}rem`
  return cornersOf(id, value, css)
}

/** One radius for every corner; what gives a single corner its own goes. */
export function cornersOf(id: PartId, value: string, css: string): CssEdit[] {
  const { selector } = partOf(id)
  const single = propertiesOf(css, selector).filter((property) => /^border-.+-radius$/.test(property))
  return [
    ...single.map((property) => ({ selector, property, value: null })),
    { selector, property: 'border-radius', value },
    // The corner at the tail of a message is set by a more particular rule of the widget's own.
    ...(id === 'bubbles' && css.includes('vg-widget__message[data-role')
      ? (['agentBubbles', 'visitorBubbles'] as const).flatMap((one) =>
          readValue(css, partOf(one).selector, 'border-radius') === undefined
            ? []
            : [{ selector: partOf(one).selector, property: 'border-radius', value }],
        )
      : []),
  ]
}

/** No shadow, no gradient. */
export function applyFlat(id: PartId, sheet: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  const [fill] = paintOf(sheet.css, sheet.agent).backgrounds(id)
  const hasImage = id === 'header' || /gradient/.test(readValue(sheet.css, selector, 'background') ?? '')
  const edits: CssEdit[] = [{ selector, property: 'box-shadow', value: 'none' }]
  if (hasImage) edits.push({ selector, property: 'background', value: fill! })
  return edits
}

/** A see-through fill, blurred behind for `glass`. */
export function applySeeThrough(id: PartId, glass: boolean, sheet: Sheet): CssEdit[] {
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
  return edits
}

/** Only an edge and its text, on what is behind. */
export function applyOutline(id: PartId, { css, agent }: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  const paint = paintOf(css, agent)
  const behind = paint.backgrounds(partBehind(id))
  const wished = colorsIn(readValue(css, selector, 'background'))[0] ?? agent.theme.primary
  const line = ensureContrast(wished, behind, 4.5)
  const values = { background: behind[0]!, border: `1px solid ${line}`, color: line }
  return Object.entries(values).map(([property, value]) => ({ selector, property, value }))
}

/** Declarations a word stands for. Words about letters go where a part keeps its letters. */
export function applyWording(id: PartId, { property, value }: Wording): CssEdit[] {
  const target = /^(font|text)-/.test(property) ? wordsTarget(id, property) : id
  return [{ selector: partOf(target).selector, property, value }]
}

/** The part whose letters are meant: a header's are its title's, a message box's are those typed in it. */
export function wordsTarget(id: PartId, property: string): PartId {
  if (id === 'composer') return 'field'
  if (id === rootOf(surfaceOf(id)) && property === 'font-family') return id
  return looks[id].words ?? id
}

const motions: Record<Motion, { name: string; steps: string; rhythm: string }> = {
  pulse: { name: 'gentle-pulse', steps: '50% { scale: 1.06 }', rhythm: '2.4s ease-in-out infinite' },
  bounce: { name: 'small-bounce', steps: '50% { translate: 0 -4px }', rhythm: '1.6s ease-in-out infinite' },
  shake: {
    name: 'small-shake',
    steps: '94%, 98% { translate: 2px 0 }\n    96% { translate: -2px 0 }',
    rhythm: '4s linear infinite',
  },
  spin: { name: 'slow-spin', steps: 'to { rotate: 360deg }', rhythm: '8s linear infinite' },
  border: {
    name: 'breathing-edge',
    steps: '50% { border-color: var(--accent-solid) }',
    rhythm: '2.4s ease-in-out infinite',
  },
}

/** Movement; the frames it needs, for the end of the sheet. Who asked for less motion sees none. */
export function applyMotion(
  id: PartId,
  motion: Motion,
  { css }: Sheet,
): { edits: CssEdit[]; frames: string } {
  const { name, steps, rhythm } = motions[motion]
  const needsEdge = motion === 'border' && !looks[id].border
  const edits: CssEdit[] = [
    { selector: partOf(id).selector, property: 'animation', value: `${name} ${rhythm}` },
    ...(needsEdge
      ? [{ selector: partOf(id).selector, property: 'border', value: '1px solid var(--border)' }]
      : []),
  ]
  const frames = `@media (prefers-reduced-motion: no-preference) {\n  @keyframes ${name} {\n    ${steps}\n  }\n}\n`
  return { edits, frames: css.includes(`@keyframes ${name} `) ? '' : frames }
}

/** Declarations that put a part, or the words in it, to one side. */
export function placeOf(
  id: PartId,
  side: 'left' | 'right' | 'center',
): { selector: string; property: string; value: string }[] {
  const at = { left: 'start', right: 'end', center: 'center' }[side]
  const isMessage = id === 'bubbles' || id === 'agentBubbles' || id === 'visitorBubbles'
  if (isMessage || id === 'sources')
    return [{ selector: partOf(id).selector, property: 'align-self', value: at }]
  if (id === 'avatar')
    return [{ selector: partOf(id).selector, property: 'order', value: side === 'right' ? '1' : '0' }]
  const targets: readonly PartId[] =
    id === 'header' ? ['title', 'description'] : id === 'composer' ? ['field'] : [id]
  return targets.map((target) => ({ selector: partOf(target).selector, property: 'text-align', value: at }))
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
  align: ['text-align', 'align-self', 'order'],
}

/** Takes one thing away: what the sheet added, or what the part has of itself. Empty where there is none. */
export function applyRemoval(id: PartId, aspect: Aspect, side: Side | undefined, { css }: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  const has = (property: string) => readValue(css, selector, property) !== undefined
  const edit = (property: string, value: string | null): CssEdit => ({ selector, property, value })
  switch (aspect) {
    case 'glow':
    case 'shadow': {
      const property = shadowProperty(id)
      if (has(property) && aspect === 'glow') return [edit(property, null)]
      if (looks[id].shadow) return [edit('box-shadow', 'none')]
      return has(property) ? [edit(property, null)] : []
    }
    case 'border': {
      if (side) return [edit(`border-${side}`, 'none')]
      if (id === 'header') return [edit('border', 'none')]
      if (has('border')) return [edit('border', looks[id].border ? '1px solid transparent' : null)]
      return looks[id].border ? [edit('border-color', 'transparent')] : []
    }
    case 'radius':
      return cornersOf(id, '0', css)
    case 'padding':
    case 'gap':
      return [
        {
          selector: aspect === 'gap' ? partOf(spacedBy(id)).selector : selector,
          property: aspect,
          value: '0',
        },
      ]
    case 'animation':
      return has('animation') ? [edit('animation', null)] : id === 'typing' ? [edit('animation', 'none')] : []
    case 'gradient': {
      const [first] = colorsIn(readValue(css, selector, 'background'))
      return [edit('background', first ?? 'var(--accent-soft)')]
    }
    default: {
      const gone = (removable[aspect === 'color' ? 'background' : aspect] ?? []).filter(has)
      const hover = propertiesOf(css, `${selector}:hover`).map((property) => ({
        selector: `${selector}:hover`,
        property,
        value: null,
      }))
      if (gone.length === 0) return []
      return [...gone.map((property) => edit(property, null)), ...(aspect === 'background' ? hover : [])]
    }
  }
}

/** Takes all restyling of a part away. */
export function applyReset(id: PartId, { css }: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  return [selector, `${selector}:hover`].flatMap((one) =>
    propertiesOf(css, one).map((property) => ({ selector: one, property, value: null })),
  )
}

/** Text without a box of its own gets its shadow letter by letter. */
export function shadowProperty(id: PartId): 'box-shadow' | 'text-shadow' {
  return partOf(id).kind === 'text' && !looks[id].background && !looks[id].padding
    ? 'text-shadow'
    : 'box-shadow'
}
