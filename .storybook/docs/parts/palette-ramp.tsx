import { hslToHex } from '#mocks/contracts/theme/color.ts'
import { paletteForMode, shadeNumbers } from '#mocks/contracts/theme/palette.ts'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** The ten shades of a theme as a mode reads them. */
export function PaletteRamp({ theme, mode }: { theme: Theme; mode: ThemeType }) {
  return (
    <div className="doc-swatches">
      {paletteForMode(theme, mode).map((shade, index) => (
        <div key={shadeNumbers[index]}>
          <div
            className="doc-swatch__color"
            style={{ backgroundColor: `var(--primary-${shadeNumbers[index]})` }}
          />
          <div className="doc-code">--primary-{shadeNumbers[index]}</div>
          <div className="doc-quiet">{hslToHex(shade)}</div>
        </div>
      ))}
    </div>
  )
}
