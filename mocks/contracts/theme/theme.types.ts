import type { Hsl } from './color.ts'

/** The two modes; a stored palette belongs to one of them. */
export type ThemeType = 'light' | 'dark'

/** Ten shades in the order Primary 50, 100, 200 … 900. */
export type Palette = readonly Hsl[]

/** What an agency stores in `customThemeJSONString` (spec 2 §3). */
export interface Theme {
  /** Primary colour, '#RRGGBB'. */
  primary: string
  /** Ten hue-saturation-lightness triples (the name is the specification's). */
  nineColorPallet: Palette
  /** The mode the palette was made for. */
  themeType: ThemeType
}

/** How controls, fields and surfaces are drawn (spec 2 §3 themeVariant). */
export type ThemeVariant = 'default' | 'bordered' | 'faded' | 'flat'

/** How far the accent reaches (spec 2 §3 themeColorUsage). */
export type ThemeColorUsage = 'plain' | 'colorful' | 'gradient'
