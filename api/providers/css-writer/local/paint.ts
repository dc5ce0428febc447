import { formatHex, parse } from 'culori'
import { readValue } from '#api/css/edit-css.ts'
import type { StyledAgent } from '#api/providers/css-writer/css-writer.ts'
import {
  type PartId,
  partOf,
  rootOf,
  scopeSelector,
  surfaceOf,
} from '#mocks/contracts/styling/public-parts.ts'
import { computeAccent } from '#mocks/contracts/theme/accent.ts'
import { mixHex } from '#mocks/contracts/theme/color.ts'
import { neutrals } from '#mocks/contracts/theme/neutrals.ts'
import { behind, looks } from './looks.ts'
import type { Tokens } from './surface-tokens.ts'

/** What colours are shown with a style sheet, as far as they can be told without a browser. */
export interface Paint {
  /** Colours behind a part's text: one, or the stops of a gradient. */
  backgrounds(id: PartId): string[]
  text(id: PartId): string
}

/** Reads the colours of a style sheet over the agent's own theme. */
export function paintOf(css: string, { theme, mode }: StyledAgent): Paint {
  const defaults = themeTokens({ theme, mode })
  const token = (name: string, id: PartId): string => {
    for (const holder of holdersOf(id)) {
      const [own] = colorsIn(readValue(css, holder, name))
      if (own) return own
    }
    return defaults[name] ?? defaults['--text']!
  }
  const backgrounds = (id: PartId): string[] => {
    const own = colorsIn(ruleValue(css, id, 'background') ?? ruleValue(css, id, 'background-color'))
    if (own.length > 0) return own
    const { background } = looks[id]
    return background ? [token(background, id)] : backgrounds(behind(id))
  }
  return {
    backgrounds,
    text(id) {
      const { text = '--text' } = looks[id]
      const own =
        colorsIn(ruleValue(css, id, 'color'))[0] ??
        (text === '--text' ? colorsIn(ruleValue(css, behind(id), 'color'))[0] : undefined)
      return own ?? token(text, id)
    },
  }
}

/** Every colour that stands in a value. */
export function colorsIn(value: string | undefined): string[] {
  const words = value?.match(/#[\da-f]{3,8}\b|\b(rgb|hsl)a?\([^()]*\)|\b[a-z]+\b/gi) ?? []
  return words
    .filter((word) => word.toLowerCase() !== 'transparent')
    .flatMap((word) => formatHex(parse(word))?.toUpperCase() ?? [])
}

/** What a part's own rule says; the two kinds of messages also follow the rule for all messages. */
function ruleValue(css: string, id: PartId, property: string): string | undefined {
  const own = readValue(css, partOf(id).selector, property)
  const isMessage = id === 'agentBubbles' || id === 'visitorBubbles'
  return own ?? (isMessage ? readValue(css, partOf('bubbles').selector, property) : undefined)
}

/** Selectors that may set a token for a part, nearest first. */
function holdersOf(id: PartId): string[] {
  const holders = [id, behind(id), rootOf(surfaceOf(id))]
  return [...holders.map((holder) => partOf(holder).selector), scopeSelector]
}

function themeTokens({ theme, mode }: StyledAgent): Tokens {
  const accent = computeAccent(theme, mode)
  const neutral = neutrals[mode]
  const warning = mode === 'light' ? '#8F6000' : '#F2B84B'
  const danger = mode === 'light' ? '#BF2F28' : '#FF7A70'
  return {
    '--primary': accent.solid,
    '--on-primary': accent.on,
    '--primary-text': accent.text,
    '--accent-soft': accent.soft,
    '--canvas': neutral.canvas,
    '--surface': neutral.surface,
    '--surface-tint': neutral.surfaceSunken,
    '--nav-active-bg': mixHex(neutral.text, neutral.surfaceSunken, 0.08),
    '--nav-active-text': neutral.text,
    '--surface-raised': neutral.surfaceRaised,
    '--neutral-soft': mixHex(neutral.text, neutral.surface, 0.08),
    '--text': neutral.text,
    '--text-muted': neutral.textMuted,
    '--text-faint': neutral.textFaint,
    '--warning': warning,
    '--danger': danger,
  }
}
