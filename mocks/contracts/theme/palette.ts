import { type Hsl, hexToHsl } from './color.ts'
import type { Palette, Theme, ThemeType } from './theme.types.ts'

/** The shade numbers, as they appear in labels ('Primary 50') and tokens (`--primary-50`). */
export const shadeNumbers = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const

/** Lightness per shade in percent for a light palette; a dark one reads it backwards (spec 1 §9). */
const lightnessSteps = [95, 90, 80, 70, 60, 50, 40, 30, 20, 10] as const

/** Ten shades with the hue and saturation of the primary. */
export function generatePalette(primary: string, themeType: ThemeType): Palette {
  const [hue, saturation] = hexToHsl(primary)
  const shades = lightnessSteps.map(
    (lightness): Hsl => [Math.round(hue) % 360, Math.round(saturation), lightness],
  )
  return themeType === 'light' ? shades : shades.reverse()
}

/** A new palette from a new primary; shades whose index is locked stay as they are. */
export function regeneratePalette(
  current: Palette,
  primary: string,
  themeType: ThemeType,
  locked: ReadonlySet<number>,
): Palette {
  return generatePalette(primary, themeType).map(
    (shade, index) => (locked.has(index) && current[index]) || shade,
  )
}

/** The stored palette as `mode` reads it: reversed when it was made for the other mode. */
export function paletteForMode(theme: Theme, mode: ThemeType): Palette {
  return theme.themeType === mode ? theme.nineColorPallet : [...theme.nineColorPallet].reverse()
}

/** Stretches or squeezes a list of 9 to 11 shades to ten, keeping both ends; a list of ten stays as it is. */
export function resamplePalette(shades: readonly Hsl[]): Palette {
  const step = (shades.length - 1) / (shadeNumbers.length - 1)
  return shadeNumbers.map((_, index) => {
    const position = index * step
    const before = shades[Math.floor(position)]!
    return blend(before, shades[Math.floor(position) + 1] ?? before, position % 1)
  })
}

function blend(from: Hsl, to: Hsl, share: number): Hsl {
  if (share === 0) return from
  // Hue is a circle: go the short way round, so 350 and 10 meet at 0 and not at 180.
  const turn = ((to[0] - from[0] + 540) % 360) - 180
  return [
    Math.round(from[0] + turn * share + 360) % 360,
    Math.round(from[1] + (to[1] - from[1]) * share),
    Math.round(from[2] + (to[2] - from[2]) * share),
  ]
}
