import { generatePalette } from './palette.ts'
import type { Theme } from './theme.types.ts'

const primary = '#5B5BF0'

/** Our own brand, and what an agent starts from. */
export const defaultTheme: Theme = {
  primary,
  nineColorPallet: generatePalette(primary, 'light'),
  themeType: 'light',
}
