import { computeAccent } from './accent.ts'
import type { Hsl } from './color.ts'
import { paletteForMode, shadeNumbers } from './palette.ts'
import type { Theme, ThemeType } from './theme.types.ts'

const systemFonts = 'system-ui, -apple-system, "Segoe UI", sans-serif'
const fontName = /^[A-Za-z0-9 +]{1,64}$/
/** Families shipped with the product go by the name of their variable file. */
const shippedFonts: Record<string, string> = { Rubik: 'Rubik Variable', 'DM Sans': 'DM Sans Variable' }

/** The custom properties of the palette layer: all that a theme, a mode and a font decide. */
export function themeToCssVars(theme: Theme, mode: ThemeType, font: string): Record<string, string> {
  const shades = paletteForMode(theme, mode)
  const accent = computeAccent(theme, mode)
  return {
    '--primary': accent.solid,
    ...Object.fromEntries(shades.map((shade, index) => [`--primary-${shadeNumbers[index]}`, hslText(shade)])),
    '--primary-hover': accent.solidHover,
    '--primary-edge': accent.solidBorder,
    '--on-primary': accent.on,
    '--primary-text': accent.text,
    '--primary-line': accent.border,
    '--primary-neighbour': accent.neighbour,
    '--primary-neighbour-hover': accent.neighbourHover,
    '--font-family': fontFamily(font),
  }
}

function hslText([hue, saturation, lightness]: Hsl): string {
  return `hsl(${hue} ${saturation}% ${lightness}%)`
}

/** 'inherit' keeps the font of the page around the scope; a name that is none gives the system's font. */
function fontFamily(font: string): string {
  if (font === 'inherit') return 'inherit'
  if (!fontName.test(font)) return systemFonts
  const family = font.replaceAll('+', ' ')
  return [shippedFonts[family], family]
    .flatMap((name) => (name ? `"${name}"` : []))
    .concat(systemFonts)
    .join(', ')
}
