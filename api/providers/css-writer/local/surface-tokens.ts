import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { hexToHsl, hslToHex, mixHex } from '#mocks/contracts/theme/color.ts'
import {
  ensureContrast,
  onColor,
  partContrast,
  relativeLuminance,
  textContrast,
} from '#mocks/contracts/theme/contrast.ts'
import type { Mood } from './moods.ts'

const ink = '#14171C'
const white = '#FFFFFF'
/** Contrast of the main text: well over the least, so that tints of the surface keep it readable. */
const mainContrast = 7

/** Tokens by name. */
export type Tokens = Record<string, string>

/** Whether text on a colour is rather light. */
export function isDark(hex: string): boolean {
  return relativeLuminance(hex) < 0.25
}

/** What stands on a surface, from the surface alone: text, quiet fills and lines, readable whatever the colour. */
export function surfaceTokens(surface: string, accent: string, bubble?: string): Tokens {
  const dark = isDark(surface)
  const base = dark ? white : ink
  const soft = bubble ?? mixHex(base, surface, dark ? 0.1 : 0.07)
  const tint = mixHex(accent, surface, dark ? 0.3 : 0.12)
  const backgrounds = [surface, soft, tint]
  const text = ensureContrast(mixHex(base, accent, 0.92), backgrounds, mainContrast)
  const status = (color: string) =>
    ensureContrast(color, [surface, mixHex(color, surface, 0.16)], textContrast)
  return {
    'color-scheme': dark ? 'dark' : 'light',
    '--surface': surface,
    '--surface-sunken': mixHex(base, surface, 0.05),
    '--surface-raised': mixHex(white, surface, dark ? 0.06 : 0.5),
    '--neutral-soft': soft,
    '--accent-soft': tint,
    '--text': text,
    '--text-muted': ensureContrast(mixHex(text, surface, 0.75), backgrounds, textContrast),
    '--text-faint': ensureContrast(mixHex(text, surface, 0.66), backgrounds, textContrast),
    '--border': mixHex(base, surface, 0.14),
    '--border-control': ensureContrast(mixHex(base, surface, 0.45), [surface], partContrast),
    '--danger': status(dark ? '#FF7A70' : '#BF2F28'),
    '--warning': status(dark ? '#F2B84B' : '#8F6000'),
  }
}

/** What the client dashboard has beside it: its page, its tabs. */
export function dashboardTokensOf(tokens: Tokens): Tokens {
  return {
    '--canvas': tokens['--surface']!,
    '--surface-tint': tokens['--surface-sunken']!,
    '--nav-active-bg': tokens['--neutral-soft']!,
    '--nav-active-text': tokens['--text']!,
  }
}

/** All tokens of a mood, for the scope. */
export function moodTokens(mood: Mood, surfaceKind: Surface): Tokens {
  const { primary, surface, second = primary, bubble } = mood
  const tokens = surfaceTokens(surface, primary, bubble)
  const backgrounds = [surface, tokens['--accent-soft']!, tokens['--neutral-soft']!]
  const line = ensureContrast(primary, [surface], partContrast)
  return {
    ...tokens,
    '--primary': primary,
    '--primary-hover': hoverOf(primary),
    '--primary-edge': line,
    '--on-primary': onColor(primary),
    '--primary-text': ensureContrast(second, backgrounds, textContrast),
    '--primary-line': ensureContrast(second, [surface], partContrast),
    ...(surfaceKind === 'dashboard' ? dashboardTokensOf(tokens) : {}),
    ...(mood.font && { '--font-family': mood.font }),
  }
}

/** What a fill becomes under the pointer: away from its text, so the contrast never falls. */
export function hoverOf(fill: string): string {
  const [hue, saturation, lightness] = hexToHsl(fill)
  const step = onColor(fill) === white ? -6 : 6
  return hslToHex([hue, saturation, Math.min(100, Math.max(0, lightness + step))])
}
