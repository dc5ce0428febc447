import type { Decorator } from '@storybook/react-vite'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { chosenTheme } from './chosen-theme.ts'

/** Puts each story into the scope the toolbar asks for. */
export const withTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeScope
    asRoot
    theme={chosenTheme(globals)}
    mode={globals.mode}
    variant={globals.variant}
    colorUsage={globals.colorUsage}
    dir={globals.direction}
    font={globals.font}
  >
    <div className="story-canvas" data-layout={parameters.layout}>
      <Story />
    </div>
  </ThemeScope>
)
