import { generatePalette } from './palette.ts'
import type { Theme } from './theme.types.ts'

const primary = '#475569'

/** Nobody's brand: what an agency starts from, and pages that know of no brand yet. */
export const neutralTheme: Theme = {
  primary,
  nineColorPallet: generatePalette(primary, 'light'),
  themeType: 'light',
}
