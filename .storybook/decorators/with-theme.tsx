import type { Decorator } from '@storybook/react-vite'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'

/** Puts each story into the scope the toolbar asks for. */
export const withTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeScope
    asRoot
    theme={fixtureThemes[globals.theme as keyof typeof fixtureThemes]}
    mode={globals.mode}
    variant={globals.variant}
    colorUsage={globals.colorUsage}
    dir={globals.direction}
  >
    <div className="story-canvas" data-layout={parameters.layout}>
      <Story />
    </div>
  </ThemeScope>
)
