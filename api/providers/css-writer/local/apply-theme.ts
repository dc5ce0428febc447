import { type CssEdit, editCss, propertiesOf } from '#api/css/edit-css.ts'
import {
  type PartId,
  type PublicPart,
  partOf,
  publicParts,
  scopeSelector,
} from '#mocks/contracts/styling/public-parts.ts'
import { mixHex } from '#mocks/contracts/theme/color.ts'
import { ensureContrast, onColor, partContrast, textContrast } from '#mocks/contracts/theme/contrast.ts'
import type { Sheet } from './apply-color.ts'
import type { Mood } from './moods.ts'
import { moodTokens, type Tokens } from './surface-tokens.ts'

const paint = /^(background|background-color|background-image|color|border-color|--[\w-]+)$/

/** Which parts stand in which, as far as a theme may pass one of them by. */
const inside: Partial<Record<PartId, readonly PartId[]>> = {
  panel: ['header', 'log', 'foot'],
  header: ['avatar', 'title', 'description', 'close'],
  log: ['agentBubbles', 'visitorBubbles', 'sources', 'typing', 'jump', 'retry', 'notice', 'failure'],
  foot: ['suggestions', 'composer', 'branding'],
}

/** Dresses the whole widget but for some parts: colours given to single parts before go. */
export function applyTheme(given: Mood, except: readonly PartId[], { css, agent }: Sheet): string {
  const primary = given.primary || ensureContrast(agent.theme.primary, [given.surface], partContrast)
  const mood = { ...given, primary }
  const header = mood.header || primary
  const on = onColor(header)
  const headerValues = {
    background: header,
    color: on,
    '--text': on,
    '--text-muted': ensureContrast(mixHex(on, header, 0.82), [header], textContrast),
  }
  const kept = except.flatMap((id): readonly PartId[] =>
    id === 'bubbles' ? ['agentBubbles', 'visitorBubbles'] : [id],
  )
  const corners = mood.radius
    ? (['agentBubbles', 'suggestions'] as const).some((id) => kept.includes(id))
      ? []
      : [
          ...set(partOf('bubbles').selector, { 'border-radius': mood.radius }),
          ...set(partOf('suggestions').selector, { 'border-radius': mood.radius }),
        ]
    : []
  const added = [
    ...(kept.length === 0
      ? set(scopeSelector, moodTokens(mood))
      : around(moodTokens(mood), kept, mood.surface)),
    ...(kept.includes('header') ? [] : set(partOf('header').selector, headerValues)),
    ...corners,
  ]
  return editCss(css, [...staleColors(css, added, kept), ...added])
}

function set(selector: string, values: Record<string, string>): CssEdit[] {
  return Object.entries(values).map(([property, value]) => ({ selector, property, value }))
}

/** The tokens of a theme on every part but some, so that nothing of it reaches those. */
function around(tokens: Tokens, kept: readonly PartId[], surface: string): CssEdit[] {
  const holders = (id: PartId): PartId[] => {
    if (kept.includes(id)) return []
    const parts = inside[id] ?? []
    const isOpen = parts.some(
      (part) => kept.includes(part) || holders(part).length !== 1 || holders(part)[0] !== part,
    )
    return isOpen ? parts.flatMap(holders) : [id]
  }
  const { 'color-scheme': _, ...colors } = tokens
  const all = [...holders('panel'), ...(kept.includes('launcher') ? [] : (['launcher'] as const))]
  return [
    ...set(partOf('panel').selector, { 'background-color': surface }),
    ...all.flatMap((id) => {
      const own = ['header', 'log', 'foot', 'title', 'agentBubbles'].includes(id)
      return set(partOf(id).selector, { ...accents(colors), ...(own ? { color: colors['--text']! } : {}) })
    }),
  ]
}

/** What the widget derives from a theme on its scope has to be said again on a part. */
function accents(tokens: Tokens): Tokens {
  return {
    ...tokens,
    '--accent-solid': tokens['--primary']!,
    '--accent-solid-hover': tokens['--primary-hover']!,
    '--accent-solid-border': tokens['--primary-edge']!,
    '--accent-on': tokens['--on-primary']!,
    '--accent-text': tokens['--primary-text']!,
    '--accent-border': tokens['--primary-line']!,
  }
}

/** Colours of parts that the theme would not reach otherwise. */
function staleColors(css: string, added: readonly CssEdit[], kept: readonly PartId[]): CssEdit[] {
  const parts: readonly PublicPart[] = publicParts
  return parts
    .filter(({ id }) => !kept.includes(id as PartId))
    .flatMap(({ selector }) => [selector, `${selector}:hover`])
    .flatMap((selector) =>
      propertiesOf(css, selector).map((property) => ({ selector, property, value: null })),
    )
    .filter(({ property }) => paint.test(property))
    .filter(
      (edit) =>
        !added.some(({ selector, property }) => selector === edit.selector && property === edit.property),
    )
}
