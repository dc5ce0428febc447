import { computeAccent } from './accent.ts'
import type { Hsl } from './color.ts'
import { contrastRatio, partContrast, textContrast } from './contrast.ts'
import { neutrals } from './neutrals.ts'
import { generatePalette, paletteForMode } from './palette.ts'
import type { Theme, ThemeType } from './theme.types.ts'

/** One pair of colours the roles put on each other. */
export interface ContrastPair {
  /** Stable name, e.g. 'text-on-soft'. */
  id: string
  /** What a reader sees, e.g. 'Text on a tinted surface'. */
  label: string
  foreground: string
  background: string
  /** Shade index 0–9 behind the background, where a shade is what makes the pair pass or fail. */
  shade?: number
  /** Measured ratio 1–21. */
  ratio: number
  /** 4.5 for text, 3 for parts of a control. */
  required: number
  passes: boolean
}

/** Every text and part pair of a theme in a mode, with its measured contrast. */
export function contrastReport(theme: Theme, mode: ThemeType): ContrastPair[] {
  const accent = computeAccent(theme, mode)
  // The dark tint is mixed from the second shade (accent.ts).
  const softShade = mode === 'light' ? 0 : 1
  const { canvas, surface, surfaceSunken, surfaceRaised, text, textMuted, textFaint, borderControl } =
    neutrals[mode]
  return [
    pair('on-solid', 'Text on a solid button', accent.on, accent.solid, textContrast),
    pair('on-solid-hover', 'Text on a pressed button', accent.on, accent.solidHover, textContrast),
    pair('on-neighbour', 'Text on the end of a gradient', accent.on, accent.neighbour, textContrast),
    pair('on-neighbour-hover', 'Text on a pressed gradient', accent.on, accent.neighbourHover, textContrast),
    pair('accent-on-canvas', 'Accent text on the page', accent.text, canvas, textContrast),
    pair('accent-on-surface', 'Accent text on a card', accent.text, surface, textContrast),
    pair('accent-on-sunken', 'Accent text on a faded fill', accent.text, surfaceSunken, textContrast),
    pair('accent-on-raised', 'Accent text in a menu', accent.text, surfaceRaised, textContrast),
    pair('accent-on-soft', 'Accent text on a tint', accent.text, accent.soft, textContrast, softShade),
    pair(
      'accent-on-soft-hover',
      'Accent text on a pressed tint',
      accent.text,
      accent.softHover,
      textContrast,
      1,
    ),
    pair('text-on-soft', 'Text on a tint', text, accent.soft, textContrast, softShade),
    pair('text-on-soft-hover', 'Text on a pressed tint', text, accent.softHover, textContrast, 1),
    pair('muted-on-soft', 'Quiet text on a tint', textMuted, accent.soft, textContrast, softShade),
    pair(
      'faint-on-tinted-canvas',
      'Faint text on a tinted page',
      textFaint,
      accent.tintedCanvas,
      textContrast,
      softShade,
    ),
    pair(
      'field-on-tinted-canvas',
      'Field on a tinted page',
      borderControl,
      accent.tintedCanvas,
      partContrast,
      softShade,
    ),
    pair(
      'line-on-tinted-canvas',
      'Focus ring on a tinted page',
      accent.border,
      accent.tintedCanvas,
      partContrast,
      softShade,
    ),
    pair('line-on-canvas', 'Focus ring on the page', accent.border, canvas, partContrast),
    pair('line-on-surface', 'Focus ring on a card', accent.border, surface, partContrast),
    pair('line-on-sunken', 'Focus ring on a faded fill', accent.border, surfaceSunken, partContrast),
    pair('solid-edge', 'Edge of a solid button on a card', accent.solidBorder, surface, partContrast),
  ]
}

/** The same theme with its tints moved, in each mode where a pair fails, until every pair passes. */
export function repairTheme(theme: Theme): Theme {
  return repairMode(repairMode(theme, 'light'), 'dark')
}

function repairMode(theme: Theme, mode: ThemeType): Theme {
  const failing = contrastReport(theme, mode).filter(({ passes }) => !passes)
  if (failing.length === 0) return theme
  const tints = new Set(failing.map(({ shade }) => shade))
  const shades = paletteForMode(theme, mode)
  const generated = generatePalette(theme.primary, mode)
  // The agency's hue is kept if its lightness alone was the trouble.
  const sameHue = shades.map(
    (shade, index): Hsl => (tints.has(index) ? [shade[0], shade[1], generated[index]![2]] : shade),
  )
  const repaired = withShades(theme, mode, sameHue)
  if (contrastReport(repaired, mode).every(({ passes }) => passes)) return repaired
  return withShades(theme, mode, [...generated.slice(0, 2), ...shades.slice(2)])
}

function withShades(theme: Theme, mode: ThemeType, shades: readonly Hsl[]): Theme {
  return { ...theme, nineColorPallet: theme.themeType === mode ? shades : [...shades].reverse() }
}

function pair(
  id: string,
  label: string,
  foreground: string,
  background: string,
  required: number,
  shade?: number,
): ContrastPair {
  const ratio = contrastRatio(foreground, background)
  return { id, label, foreground, background, shade, ratio, required, passes: ratio >= required }
}
