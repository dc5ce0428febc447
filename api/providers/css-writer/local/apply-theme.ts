import { type CssEdit, propertiesOf } from '#api/css/edit-css.ts'
import { type PublicPart, partOf, publicParts, scopeSelector } from '#mocks/contracts/styling/public-parts.ts'
import { mixHex } from '#mocks/contracts/theme/color.ts'
import { ensureContrast, onColor, partContrast, textContrast } from '#mocks/contracts/theme/contrast.ts'
import type { Sheet } from './apply-color.ts'
import type { Mood } from './moods.ts'
import { moodTokens } from './surface-tokens.ts'

const paint = /^(background|background-color|background-image|color|border-color|--[\w-]+)$/

/** Dresses the whole widget: tokens on the scope, and a header of its own. Colours given to parts before go. */
export function applyTheme(given: Mood, { css, agent }: Sheet): CssEdit[] {
  const primary = given.primary || ensureContrast(agent.theme.primary, [given.surface], partContrast)
  const mood = { ...given, primary }
  const header = mood.header ?? primary
  const on = onColor(header)
  const headerValues = {
    background: header,
    color: on,
    '--text': on,
    '--text-muted': ensureContrast(mixHex(on, header, 0.82), [header], textContrast),
  }
  const set = (selector: string, values: Record<string, string>): CssEdit[] =>
    Object.entries(values).map(([property, value]) => ({ selector, property, value }))
  const corners = mood.radius
    ? [
        ...set(partOf('bubbles').selector, { 'border-radius': mood.radius }),
        ...set(partOf('suggestions').selector, { 'border-radius': mood.radius }),
      ]
    : []
  const added = [
    ...set(scopeSelector, moodTokens(mood)),
    ...set(partOf('header').selector, headerValues),
    ...corners,
  ]
  return [...staleColors(css, added), ...added]
}

/** Colours of parts that the theme would not reach otherwise. */
function staleColors(css: string, added: readonly CssEdit[]): CssEdit[] {
  const parts: readonly PublicPart[] = publicParts
  return parts
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
