import { hexToHsl, hexToRgb, hslToHex } from './color.ts'

/** WCAG 2.2 minimum for text. */
export const textContrast = 4.5
/** WCAG 2.2 minimum for large text and for the parts of a control. */
export const partContrast = 3

const white = '#FFFFFF'
/** The ink of light mode: softer than black, so it is tried first. */
const ink = '#14171C'
const black = '#000000'

/** Relative luminance 0–1 of a '#RRGGBB' colour (WCAG 2.2). */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = hexToRgb(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio 1–21 of two colours, in either order (WCAG 2.2). */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [relativeLuminance(first), relativeLuminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The lowest ratio of one colour against several. */
export function worstContrast(hex: string, against: readonly string[]): number {
  return Math.min(...against.map((other) => contrastRatio(hex, other)))
}

/** Text colour for a solid fill: white, ink or black, the first that passes 4.5:1. One always does. */
export function onColor(background: string): string {
  return [white, ink].find((text) => contrastRatio(text, background) >= textContrast) ?? black
}

/**
 * The colour nearest to `hex` in lightness, of the same hue, that has `required` contrast with all of
 * `against`. When none has, the one that comes closest.
 */
export function ensureContrast(hex: string, against: readonly string[], required: number): string {
  if (worstContrast(hex, against) >= required) return hex
  const [hue, saturation, start] = hexToHsl(hex)
  let best = hex
  for (let distance = 1; distance <= 100; distance += 1) {
    for (const lightness of [start - distance, start + distance]) {
      if (lightness < 0 || lightness > 100) continue
      const candidate = hslToHex([hue, saturation, lightness])
      const ratio = worstContrast(candidate, against)
      if (ratio >= required) return candidate
      if (ratio > worstContrast(best, against)) best = candidate
    }
  }
  return best
}
