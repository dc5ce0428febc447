import type { CssEdit } from '#api/css/edit-css.ts'
import { readValue } from '#api/css/edit-css.ts'
import type { StyledAgent } from '#api/providers/css-writer/css-writer.ts'
import { type PartId, partOf, rootOf, surfaceOf } from '#mocks/contracts/styling/public-parts.ts'
import { hexToHsl, hslToHex, mixHex } from '#mocks/contracts/theme/color.ts'
import {
  ensureContrast,
  onColor,
  partContrast,
  relativeLuminance,
  textContrast,
  worstContrast,
} from '#mocks/contracts/theme/contrast.ts'
import { looks, behind as partBehind } from './looks.ts'
import { paintOf } from './paint.ts'
import { dashboardTokensOf, hoverOf, surfaceTokens } from './surface-tokens.ts'

/** A style sheet and whose it is. */
export interface Sheet {
  css: string
  agent: StyledAgent
}

/** Least luminance a step makes a colour lighter or darker by, where it can be. */
const leastShift = 0.012
const white = '#FFFFFF'
const ink = '#14171C'

/** Fills a part, with whatever stands on it made readable. */
export function applyBackground(id: PartId, color: string, sheet: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  if (id === rootOf(surfaceOf(id))) return applySurface(id, color, sheet)
  const edits: CssEdit[] = [{ selector, property: 'background', value: color }]
  if (looks[id].border) edits.push({ selector, property: 'border-color', value: edgeOf(id, color, sheet) })
  if (looks[id].hover)
    edits.push({ selector: `${selector}:hover`, property: 'background', value: hoverOf(color) })
  return [...edits, ...readableOn(id, [color], sheet)]
}

/** A gradient whose every stop lets one text colour be read. */
export function applyGradient(id: PartId, colors: readonly string[], sheet: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  const wished = stopsOf(colors, sheet)
  const text = bestText(wished)
  const stops = wished.map((stop) => ensureContrast(stop, [text], textContrast))
  const edits: CssEdit[] = [
    { selector, property: 'background', value: `linear-gradient(135deg, ${stops.join(', ')})` },
  ]
  if (looks[id].border)
    edits.push({ selector, property: 'border-color', value: edgeOf(id, stops[0]!, sheet) })
  if (looks[id].hover) {
    const hovers = stops.map(hoverOf)
    edits.push({
      selector: `${selector}:hover`,
      property: 'background',
      value: `linear-gradient(135deg, ${hovers.join(', ')})`,
    })
  }
  return [...edits, ...readableOn(id, stops, sheet)]
}

/** Colours a part's text, moved in lightness as far as it takes to be read. */
export function applyText(id: PartId, color: string, sheet: Sheet): CssEdit[] {
  const behind = paintOf(sheet.css, sheet.agent).backgrounds(id)
  const readable = ensureContrast(color, behind, textContrast)
  const { selector } = partOf(id)
  const tokens = {
    header: ['--text', '--text-muted'],
    panel: ['--text'],
    composer: [],
    bubbles: ['--text'],
    dashboard: ['--text'],
    bar: ['--text', '--text-muted'],
    tabs: ['--text-muted', '--nav-active-text'],
    cards: ['--text', '--text-muted'],
  }
  const extra = tokens[id as keyof typeof tokens] ?? []
  return ['color', ...extra].map((property) => ({ selector, property, value: readable }))
}

/** Moves a colour in lightness, from what it is now. */
export function shifted(hex: string, by: number): string {
  const [hue, saturation, lightness] = hexToHsl(hex)
  const at = (more: number) => hslToHex([hue, saturation, Math.min(97, Math.max(4, lightness + more))])
  let moved = by
  // Yellow is hardly lighter by what makes blue much lighter.
  while (Math.abs(moved) < 60 && Math.abs(relativeLuminance(at(moved)) - relativeLuminance(hex)) < leastShift)
    moved += Math.sign(by) * 4
  return at(moved)
}

function applySurface(id: PartId, color: string, { agent }: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  const { 'color-scheme': _, ...tokens } = surfaceTokens(color, agent.theme.primary)
  const backgrounds = [color, tokens['--accent-soft']!, tokens['--neutral-soft']!]
  const all = {
    background: color,
    color: tokens['--text']!,
    ...tokens,
    ...(surfaceOf(id) === 'dashboard' ? dashboardTokensOf(tokens) : {}),
    '--accent-text': ensureContrast(agent.theme.primary, backgrounds, textContrast),
    '--accent-border': ensureContrast(agent.theme.primary, [color], partContrast),
  }
  return Object.entries(all).map(([property, value]) => ({ selector, property, value }))
}

/** What has to change on a part so that its words can be read on these colours. */
function readableOn(id: PartId, behind: readonly string[], sheet: Sheet): CssEdit[] {
  const { selector } = partOf(id)
  const on = bestText(behind)
  const quiet = ensureContrast(mixHex(on, behind[0]!, 0.82), behind, textContrast)
  const set = (values: Record<string, string>) =>
    Object.entries(values).map(([property, value]) => ({ selector, property, value }))
  switch (id) {
    case 'log':
    case 'typing':
      return []
    case 'foot':
      return [{ selector: partOf('branding').selector, property: 'color', value: quiet }]
    case 'header':
      return [...set({ color: on, '--text': on, '--text-muted': quiet }), ...rereadable(id, behind, sheet)]
    case 'composer':
      return [
        ...set({ color: on, '--text-muted': quiet, '--text-faint': quiet }),
        ...rereadable(id, behind, sheet),
      ]
    case 'bubbles':
    case 'agentBubbles':
    case 'visitorBubbles':
      // Code in an answer stands on a surface of its own.
      return set({
        color: on,
        '--text': on,
        '--text-muted': quiet,
        '--surface': mixHex(on, behind[0]!, 0.06),
      })
    case 'bar':
    case 'cards':
      return [
        ...set({ color: on, '--text': on, '--text-muted': quiet, '--accent-text': on }),
        ...rereadable(id, behind, sheet),
      ]
    case 'tabs':
      return [
        ...set({
          color: on,
          '--text': on,
          '--text-muted': quiet,
          '--nav-active-text': on,
          '--nav-active-bg': mixHex(on, behind[0]!, 0.1),
        }),
        ...rereadable(id, behind, sheet),
      ]
    case 'page':
      // Cards on it keep a surface of their own, and the text on that.
      return [
        ...set({ color: on }),
        ...['color', '--text-muted', '--accent-text'].map((property) => ({
          selector: partOf('pageFooter').selector,
          property,
          value: quiet,
        })),
        ...rereadable(id, behind, sheet),
      ]
    case 'chart':
    case 'cardRows':
      return []
    case 'close':
      return set({ color: on, '--text': on })
    default:
      return set({ color: on })
  }
}

/** Colours that were given to parts inside, where the new background would swallow them. */
function rereadable(id: PartId, behind: readonly string[], { css }: Sheet): CssEdit[] {
  return (Object.keys(looks) as PartId[])
    .filter((inner) => looks[inner].within === id && !looks[inner].background && inner !== 'pageFooter')
    .flatMap((inner) => {
      const { selector } = partOf(inner)
      const color = readValue(css, selector, 'color')
      if (!color || !/^#[\da-f]{6}$/i.test(color) || worstContrast(color, behind) >= textContrast) return []
      return [
        { selector, property: 'color', value: ensureContrast(color.toUpperCase(), behind, textContrast) },
      ]
    })
}

function bestText(behind: readonly string[]): string {
  const first = onColor(behind[0]!)
  return [first, white, ink].find((text) => worstContrast(text, behind) >= textContrast) ?? first
}

/** A control keeps an edge that can be seen. */
function edgeOf(id: PartId, color: string, { css, agent }: Sheet): string {
  const around = paintOf(css, agent).backgrounds(partBehind(id))
  return looks[id].hover || id === 'launcher' || id === 'composer'
    ? ensureContrast(color, around, partContrast)
    : color
}

function stopsOf(colors: readonly string[], { agent }: Sheet): string[] {
  const first = colors[0] ?? agent.theme.primary
  if (colors.length > 1) return [...colors]
  const [hue, saturation, lightness] = hexToHsl(first)
  return [first, hslToHex([hue + 40, saturation, lightness])]
}
