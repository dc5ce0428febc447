import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'

/** One of the looks every story is seen in. */
export interface Combination {
  /** Such as `yellow, dark`. */
  name: string
  mode: ThemeType
  /** What the theme sets on its scope. */
  variables: Record<string, string>
}

const modes = ['light', 'dark'] as const

/** The fixture themes in both modes, in the order of a sheet's columns. */
export const combinations: readonly Combination[] = modes.flatMap((mode) =>
  Object.entries(fixtureThemes).map(([name, theme]) => ({
    name: `${name}, ${mode}`,
    mode,
    variables: themeToCssVars(theme, mode, 'Rubik'),
  })),
)
