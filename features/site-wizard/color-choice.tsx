import { contrastRatio, onColor } from '#mocks/contracts/theme/contrast.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { ColorGrid } from '#ui/color-grid/color-grid.tsx'

/** Offered where no website gave any: ours first. */
const startColors = [
  defaultTheme.primary,
  '#1B62D1',
  '#0F766E',
  '#1B7A4B',
  '#B45309',
  '#BE123C',
  '#7E22CE',
  '#14213D',
]

interface ColorChoiceProps {
  /** Up to 11 colours of the website. */
  colors: readonly string[]
  /** '#RRGGBB'. */
  value: string
  onValueChange: (hex: string) => void
}

/** The agent's colour: one of the website's, or any other, with the contrast its text will have. */
export function ColorChoice({ colors, value, onValueChange }: ColorChoiceProps) {
  return (
    <ColorGrid
      label={colors.length > 0 ? 'Colours of your website' : 'Suggested colours'}
      colors={colors.length > 0 ? colors : startColors}
      value={value}
      onValueChange={onValueChange}
      customLabel="Or another colour"
      customHelp={`${textName(value)} is readable on it: contrast ${contrastRatio(value, onColor(value)).toFixed(1)}:1.`}
    />
  )
}

function textName(background: string): string {
  return onColor(background) === '#FFFFFF' ? 'White text' : 'Dark text'
}
