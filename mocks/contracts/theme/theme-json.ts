import { type Hsl, parseHex } from './color.ts'
import { resamplePalette } from './palette.ts'
import type { Theme, ThemeType } from './theme.types.ts'

/** Largest `customThemeJSONString`, in characters. */
export const maxThemeJsonLength = 64 * 1024

/** What a stored theme must be, and the words for one that is not. */
export const themeRules = {
  primary: { pattern: /^#?[0-9a-f]{6}$/i, message: 'Primary colour must have 6 hex digits.' },
  shades: {
    least: 9,
    most: 11,
    /** Highest hue, saturation and lightness; the lowest is 0. */
    highest: [360, 100, 100],
    message: 'Palette must be a list of hue, saturation and lightness.',
    countMessage: 'Palette must have 9 to 11 shades.',
  },
  themeType: { values: ['light', 'dark'], message: 'Theme type must be light or dark.' },
} as const

/** A theme as it is stored: ten shades, to be changed freely. */
interface StoredTheme {
  primary: string
  nineColorPallet: [number, number, number][]
  themeType: ThemeType
}

/** What reading a stored theme gives. */
export type ParsedTheme = { ok: true; theme: Theme } | { ok: false; message: string }

/**
 * Reads `customThemeJSONString`. Never throws; text that is no theme is refused with a message for its author.
 * Every page reads themes, so this says what `themeSchema` says without a schema library.
 */
export function parseThemeJson(text: string): ParsedTheme {
  if (text.length > maxThemeJsonLength) return { ok: false, message: 'Theme is larger than 64 kB.' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, message: 'Theme is not valid JSON.' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, message: 'Theme must be an object.' }
  }
  const message = problemOf(value)
  return message === undefined ? { ok: true, theme: toTheme(value as Theme) } : { ok: false, message }
}

/** A theme in the form it is stored in: primary with '#', ten shades. */
export function toTheme({ primary, nineColorPallet, themeType }: Theme): StoredTheme {
  const shades = resamplePalette(nineColorPallet)
  return {
    primary: parseHex(primary)!,
    nineColorPallet: shades.map(([hue, saturation, lightness]) => [hue, saturation, lightness]),
    themeType,
  }
}

/** The text to store in `customThemeJSONString`. */
export function formatThemeJson({ primary, nineColorPallet, themeType }: Theme): string {
  return JSON.stringify({ primary, nineColorPallet, themeType })
}

/** Why an object is no theme; undefined when it is one. */
function problemOf({
  primary,
  nineColorPallet: shades,
  themeType,
}: { [key in keyof Theme]?: unknown }): string | undefined {
  if (typeof primary !== 'string' || !themeRules.primary.pattern.test(primary)) {
    return themeRules.primary.message
  }
  const { least, most, message, countMessage } = themeRules.shades
  if (!Array.isArray(shades)) return message
  const wrong = shades.findIndex((shade) => !isShade(shade))
  if (wrong !== -1) {
    return `Palette shade ${wrong + 1} must be hue 0–360, saturation and lightness 0–100.`
  }
  if (shades.length < least || shades.length > most) return countMessage
  return themeType === 'light' || themeType === 'dark' ? undefined : themeRules.themeType.message
}

function isShade(shade: unknown): shade is Hsl {
  const { highest } = themeRules.shades
  return (
    Array.isArray(shade) &&
    shade.length === highest.length &&
    highest.every(
      (most, index) => typeof shade[index] === 'number' && shade[index] >= 0 && shade[index] <= most,
    )
  )
}
