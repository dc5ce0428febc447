import type { Decorator } from '@storybook/react-vite'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import '../docs/parts/parts.css'

const modes = ['light', 'dark'] as const

/**
 * The same story once per theme and mode, where the toolbar's `compare` or the story's parameter `allThemes`
 * asks for it. It is for looking: play functions are written for a single copy.
 */
export const withAllThemes: Decorator = (Story, { globals, parameters }) => {
  if (globals.compare !== 'all themes' && parameters.allThemes !== true) return <Story />
  return (
    <div className="all-themes">
      {Object.entries(fixtureThemes).flatMap(([name, theme]) =>
        modes.map((mode) => (
          <ThemeScope key={`${name}-${mode}`} theme={theme} mode={mode} className="all-themes__cell">
            <p className="all-themes__name">
              {name}, {mode}
            </p>
            <Story />
          </ThemeScope>
        )),
      )}
    </div>
  )
}
