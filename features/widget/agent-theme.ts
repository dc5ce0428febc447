import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import type { ThemeSettings } from '#ui/theme/apply-theme.ts'
import { directionOf } from './reading-direction.ts'
import type { WidgetAgent } from './widget.types.ts'

/** An agent's look as settings of a theme scope; the font is the visitor's own. */
export function agentTheme(agent: Pick<WidgetAgent, 'theme' | 'mode' | 'lang'>): ThemeSettings {
  return {
    theme: agent.theme ?? defaultTheme,
    mode: agent.mode,
    variant: 'default',
    colorUsage: 'plain',
    dir: directionOf(agent.lang),
    font: '',
  }
}
