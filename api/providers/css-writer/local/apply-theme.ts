import { type CssEdit, editCss, propertiesOf } from '#api/css/edit-css.ts'
import {
  type PartId,
  partOf,
  partsOf,
  type Surface,
  scopeSelector,
} from '#mocks/contracts/styling/public-parts.ts'
import { computeAccent } from '#mocks/contracts/theme/accent.ts'
import { mixHex } from '#mocks/contracts/theme/color.ts'
import { ensureContrast, onColor, partContrast, textContrast } from '#mocks/contracts/theme/contrast.ts'
import type { Sheet } from './apply-color.ts'
import { homes } from './homes.ts'
import type { Mood } from './moods.ts'
import { moodTokens, type Tokens } from './surface-tokens.ts'

const paint = /^(background|background-color|background-image|color|border-color|--[\w-]+)$/

/** Which parts stand in which, as far as a theme may pass one of them by. */
const inside: Partial<Record<PartId, readonly PartId[]>> = {
  panel: ['header', 'log', 'foot'],
  header: ['avatar', 'title', 'description', 'close'],
  log: ['agentBubbles', 'visitorBubbles', 'sources', 'typing', 'jump', 'retry', 'notice', 'failure'],
  foot: ['suggestions', 'composer', 'branding'],
  dashboard: ['bar', 'tabs', 'page'],
  bar: ['agencyName', 'logo'],
  tabs: ['tab'],
  page: ['pageTitle', 'cards', 'button', 'pageFooter'],
}

/** Dresses the whole surface but for some parts: colours given to single parts before go. */
export function applyTheme(
  given: Mood,
  except: readonly PartId[],
  { css, agent }: Sheet,
  surface: Surface,
): string {
  const home = homes[surface]
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
    ? home.themed.some((id) => kept.includes(id === 'bubbles' ? 'agentBubbles' : id))
      ? []
      : home.themed.flatMap((id) => set(partOf(id).selector, { 'border-radius': mood.radius! }))
    : []
  const added = [
    ...(kept.length === 0
      ? set(scopeSelector, moodTokens(mood, surface))
      : [...around(moodTokens(mood, surface), kept, mood.surface, surface), ...pinned(kept, agent)]),
    ...(kept.includes(home.above) ? [] : set(partOf(home.above).selector, headerValues)),
    ...corners,
  ]
  return editCss(css, [...staleColors(css, added, kept, surface), ...added])
}

function set(selector: string, values: Record<string, string>): CssEdit[] {
  return Object.entries(values).map(([property, value]) => ({ selector, property, value }))
}

/** The tokens of a theme on every part but some, so that nothing of it reaches those. */
function around(tokens: Tokens, kept: readonly PartId[], ground: string, surface: Surface): CssEdit[] {
  const { root } = homes[surface]
  const holders = (id: PartId): PartId[] => {
    if (kept.includes(id)) return []
    const parts = inside[id] ?? []
    const isOpen = parts.some(
      (part) => kept.includes(part) || holders(part).length !== 1 || holders(part)[0] !== part,
    )
    return isOpen ? parts.flatMap(holders) : [id]
  }
  const { 'color-scheme': _, ...colors } = tokens
  const apart = surface === 'widget' && !kept.includes('launcher') ? (['launcher'] as const) : []
  const all = [...holders(root), ...apart]
  return [
    ...set(partOf(root).selector, { 'background-color': ground }),
    ...all.flatMap((id) => {
      const own = surface === 'dashboard' || ['header', 'log', 'foot', 'title', 'agentBubbles'].includes(id)
      return set(partOf(id).selector, { ...accents(colors), ...(own ? { color: colors['--text']! } : {}) })
    }),
  ]
}

/** A part that is passed by within one that is dressed keeps the accents it had. */
function pinned(kept: readonly PartId[], { theme, mode }: Sheet['agent']): CssEdit[] {
  const { solid, solidHover, solidBorder, on } = computeAccent(theme, mode)
  return kept
    .filter((id) => id === 'send')
    .flatMap((id) =>
      set(partOf(id).selector, {
        '--accent-solid': solid,
        '--accent-solid-hover': solidHover,
        '--accent-solid-border': solidBorder,
        '--accent-on': on,
      }),
    )
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
function staleColors(
  css: string,
  added: readonly CssEdit[],
  kept: readonly PartId[],
  surface: Surface,
): CssEdit[] {
  return partsOf(surface)
    .filter(({ id }) => !kept.includes(id))
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
