import type { ThemeType } from './theme.types.ts'

/** The colours of one mode that no brand changes. `ui/theme/css/roles.css` carries the same values. */
export interface Neutrals {
  /** The page behind everything. */
  canvas: string
  /** Cards, fields, bars. */
  surface: string
  /** Wells and faded fills. */
  surfaceSunken: string
  /** What floats: menus, drawers, modals. */
  surfaceRaised: string
  text: string
  textMuted: string
  textFaint: string
  /** Outline of fields and tick boxes, 3:1 on every surface. */
  borderControl: string
}

/** Neutral colours per mode. */
export const neutrals: Record<ThemeType, Neutrals> = {
  light: {
    canvas: '#F7F8FA',
    surface: '#FFFFFF',
    surfaceSunken: '#F0F2F5',
    surfaceRaised: '#FFFFFF',
    text: '#14171C',
    textMuted: '#525B69',
    textFaint: '#666F7E',
    borderControl: '#828B99',
  },
  dark: {
    canvas: '#0E0F11',
    surface: '#16181B',
    surfaceSunken: '#101214',
    surfaceRaised: '#1D2024',
    text: '#ECEDEE',
    textMuted: '#A6ACB5',
    textFaint: '#868D97',
    borderControl: '#666D77',
  },
}

/** Every neutral background text or a control may stand on. */
export function neutralBackgrounds(mode: ThemeType): string[] {
  const { canvas, surface, surfaceSunken, surfaceRaised } = neutrals[mode]
  return [canvas, surface, surfaceSunken, surfaceRaised]
}
