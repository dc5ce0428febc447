import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'

/** One of the looks every story is seen in. */
export interface Combination {
  /** Such as `yellow, dark`. */
  name: string
  /** Name of the fixture theme. */
  theme: string
  mode: ThemeType
  /** What the theme sets on its scope. */
  variables: Record<string, string>
}

const modes = ['light', 'dark'] as const

/** The fixture themes in both modes, in the order of a sheet's columns. */
export const combinations: readonly Combination[] = modes.flatMap((mode) =>
  Object.entries(fixtureThemes).map(([name, theme]) => ({
    name: `${name}, ${mode}`,
    theme: name,
    mode,
    variables: themeToCssVars(theme, mode, 'Rubik'),
  })),
)

/** What an everyday run looks at: our own theme, and the one whose solid colour carries dark text. */
export const everyday: readonly Combination[] = combinations.filter(({ theme }) =>
  ['ours', 'yellow'].includes(theme),
)

/** Our own theme in both modes. */
export const ours: readonly Combination[] = combinations.filter(({ theme }) => theme === 'ours')
