import { type ContrastPair, contrastReport } from '#mocks/contracts/theme/contrast-report.ts'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** A pair of colours and the mode it stands in. */
export interface ReportedPair extends ContrastPair {
  mode: ThemeType
  /** Index in the stored palette of the shade that makes it pass or fail. */
  storedShade: number | undefined
}

/** Every pair of a theme in both modes: whoever uses it may switch. Failing ones first. */
export function bothModesReport(theme: Theme): ReportedPair[] {
  return (['light', 'dark'] as const)
    .flatMap((mode) =>
      contrastReport(theme, mode).map((pair) => ({
        ...pair,
        mode,
        storedShade: stored(pair.shade, mode, theme),
      })),
    )
    .sort((a, b) => Number(a.passes) - Number(b.passes))
}

function stored(shade: number | undefined, mode: ThemeType, { themeType, nineColorPallet }: Theme) {
  if (shade === undefined) return undefined
  return mode === themeType ? shade : nineColorPallet.length - 1 - shade
}
