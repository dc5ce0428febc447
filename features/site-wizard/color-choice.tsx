import { contrastRatio, onColor } from '#mocks/contracts/theme/contrast.ts'
import { ColorGrid } from '#ui/color-grid/color-grid.tsx'

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
      label="Colours of your website"
      colors={colors}
      value={value}
      onValueChange={onValueChange}
      customLabel={colors.length > 0 ? 'Or another colour' : 'Main colour'}
      customHelp={`${textName(value)} is readable on it: contrast ${contrastRatio(value, onColor(value)).toFixed(1)}:1.`}
    />
  )
}

function textName(background: string): string {
  return onColor(background) === '#FFFFFF' ? 'White text' : 'Dark text'
}
