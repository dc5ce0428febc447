/** Red, green, blue; each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Hue in degrees 0–360, saturation and lightness in percent 0–100. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number]

const sixDigits = /^#?([0-9a-f]{6})$/i
const threeDigits = /^#?([0-9a-f]{3})$/i

/** Reads exactly six hex digits, with or without '#', as '#RRGGBB'; anything else is undefined (spec 1 §4). */
export function parseHex(text: string): string | undefined {
  const digits = sixDigits.exec(text.trim())?.[1]
  return digits === undefined ? undefined : `#${digits.toUpperCase()}`
}

/** Like `parseHex`, and also three digits, each doubled: 'f0a' is '#FF00AA' (spec 1 §4, onboarding colour). */
export function parseShortHex(text: string): string | undefined {
  const digits = threeDigits.exec(text.trim())?.[1]
  return digits === undefined ? parseHex(text) : parseHex(digits.replace(/./g, '$&$&'))
}

/** The channels of a '#RRGGBB' colour. */
export function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** '#RRGGBB' from channels; values are rounded and clamped. */
export function rgbToHex(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(clamp(channel, 0, 255))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('').toUpperCase()}`
}

/** Hue, saturation and lightness, not rounded; a grey has hue 0. */
export function rgbToHsl([red, green, blue]: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const max = Math.max(r, g, b)
  const chroma = max - Math.min(r, g, b)
  const lightness = max - chroma / 2
  if (chroma === 0) return [0, 0, lightness * 100]
  const sector = max === r ? (g - b) / chroma : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1))
  return [(sector * 60 + 360) % 360, saturation * 100, lightness * 100]
}

/** Channels of an HSL colour, not rounded. */
export function hslToRgb([hue, saturation, lightness]: Hsl): Rgb {
  const l = clamp(lightness, 0, 100) / 100
  const reach = (clamp(saturation, 0, 100) / 100) * Math.min(l, 1 - l)
  const channel = (offset: number) => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (l - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

/** '#RRGGBB' of an HSL colour. */
export function hslToHex(hsl: Hsl): string {
  return rgbToHex(hslToRgb(hsl))
}

/** HSL of a '#RRGGBB' colour, not rounded. */
export function hexToHsl(hex: string): Hsl {
  return rgbToHsl(hexToRgb(hex))
}

/** The colour CSS `color-mix(in srgb, a share%, b)` gives; share is 0–1 of the first colour. */
export function mixHex(first: string, second: string, share: number): string {
  const [a, b] = [hexToRgb(first), hexToRgb(second)]
  const channel = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  return rgbToHex([channel(0), channel(1), channel(2)])
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
