import type { ReactNode } from 'react'
import type { Theme, ThemeColorUsage, ThemeType, ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { ModeControl } from '#ui/segmented-control/mode-control.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'

interface PalettePreviewProps {
  theme: Theme
  mode: ThemeType
  onModeChange: (mode: ThemeType) => void
  variant: ThemeVariant | undefined
  colorUsage: ThemeColorUsage | undefined
  children: ReactNode
}

/** The theme as it will look, in either mode. */
export function PalettePreview({ mode, onModeChange, children, ...scope }: PalettePreviewProps) {
  return (
    <section className="vg-_palette-editor__preview" aria-label="Preview">
      <ModeControl label="Preview mode" size="sm" value={mode} onValueChange={onModeChange} />
      <ThemeScope {...scope} mode={mode} className="vg-_palette-editor__scope">
        {children}
      </ThemeScope>
    </section>
  )
}
