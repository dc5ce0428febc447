import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { standsInTheApp } from './in-the-app.tsx'
import { useModeOverride, usePastedTheme } from './story-overrides.ts'

/** What the toolbar says. */
type Globals = Parameters<Decorator>[1]['globals']

function ToolbarScope({ globals, children }: { globals: Globals; children: ReactNode }) {
  const pasted = usePastedTheme()
  const mode = useModeOverride() ?? globals.mode
  return (
    <ThemeScope
      asRoot
      theme={pasted ?? fixtureThemes[globals.theme as keyof typeof fixtureThemes]}
      mode={mode}
      variant={globals.variant}
      colorUsage={globals.colorUsage}
      dir={globals.direction}
      font={globals.font}
    >
      {children}
    </ThemeScope>
  )
}

/** Puts each story into the scope the toolbar asks for. */
export const withTheme: Decorator = (Story, context) => (
  <ToolbarScope globals={context.globals}>
    <div
      className="story-canvas"
      data-layout={standsInTheApp(context) ? 'fullscreen' : context.parameters.layout}
    >
      <Story />
    </div>
  </ToolbarScope>
)
