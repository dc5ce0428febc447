import { type Hsl, hexToHsl, hslToHex, mixHex } from './color.ts'
import { contrastRatio, ensureContrast, onColor, partContrast, textContrast } from './contrast.ts'
import { neutralBackgrounds, neutrals } from './neutrals.ts'
import { paletteForMode } from './palette.ts'
import type { Theme, ThemeType } from './theme.types.ts'

/** What is computed from a theme for one mode; every value is '#RRGGBB'. */
export interface Accent {
  /** Solid fill: the primary itself. */
  solid: string
  solidHover: string
  /** Edge of a solid fill: the fill's own colour, or a 3:1 line where the fill would melt into the page. */
  solidBorder: string
  /** Text on the solid fill, on its hover and, in `gradient`, on both ends. */
  on: string
  /** Far end of the gradient, 24° round the colour circle. */
  neighbour: string
  neighbourHover: string
  /** Quiet tint behind text. */
  soft: string
  softHover: string
  /** The page in `colorful` and `gradient`: the neutral one with a breath of the tint. */
  tintedCanvas: string
  /** Accent-coloured text, 4.5:1 on neutral backgrounds and on the tints. */
  text: string
  /** Accent-coloured lines, ticks and focus rings, 3:1 on neutral backgrounds. */
  border: string
}

/** Degrees from the primary to the far end of the gradient. */
const neighbourTurn = 24
/** Percent of lightness a hover moves. */
const hoverStep = 5
/** Shade 100's share of the dark tint; `ui/theme/css/roles.css` mixes the same. */
const darkSoftShare = 0.5
/** The tint's share of the tinted page; `ui/theme/css/roles.css` mixes the same. */
const canvasTintShare = 0.3

/** Colours of the accent for a mode, readable whatever the primary. */
export function computeAccent(theme: Theme, mode: ThemeType): Accent {
  const shades = paletteForMode(theme, mode).map(hslToHex)
  const [first, second] = [shades[0]!, shades[1]!]
  const soft = mode === 'light' ? first : mixHex(second, neutrals.dark.surface, darkSoftShare)
  const tintedCanvas = mixHex(soft, neutrals[mode].canvas, canvasTintShare)
  const backgrounds = [...neutralBackgrounds(mode), tintedCanvas]
  const solid = theme.primary
  const on = onColor(solid)
  const neighbour = neighbourOf(solid, on)
  const border = ensureContrast(solid, backgrounds, partContrast)
  return {
    solid,
    solidHover: hoverOf(solid, on),
    solidBorder: contrastRatio(solid, neutrals[mode].surface) >= partContrast ? solid : border,
    on,
    neighbour,
    neighbourHover: hoverOf(neighbour, on),
    soft,
    softHover: second,
    tintedCanvas,
    text: ensureContrast(solid, [...backgrounds, soft, second], textContrast),
    border,
  }
}

/** A hover always moves away from its text, so it never lowers the contrast. */
function hoverOf(fill: string, on: string): string {
  const [hue, saturation, lightness] = hexToHsl(fill)
  const towards = on === '#FFFFFF' ? -hoverStep : hoverStep
  return hslToHex([hue, saturation, Math.min(100, Math.max(0, lightness + towards))])
}

function neighbourOf(solid: string, on: string): string {
  const [hue, saturation, lightness] = hexToHsl(solid)
  const turned: Hsl = [hue + neighbourTurn, saturation, lightness]
  return ensureContrast(hslToHex(turned), [on], textContrast)
}
