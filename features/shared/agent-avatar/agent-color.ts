import type { WidgetAgent } from '#features/widget/widget.types.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'

/** The agent's own colour, as '#RRGGBB'; ours when it has none. */
export function agentColor(agent: Pick<Agent, 'customThemeJSONString'>): string {
  return widgetTheme(agent)?.primary ?? defaultTheme.primary
}

/** The agent's own palette as the widget takes it; null for the product's. */
export function widgetTheme({
  customThemeJSONString,
}: Pick<Agent, 'customThemeJSONString'>): WidgetAgent['theme'] {
  const parsed = customThemeJSONString ? parseThemeJson(customThemeJSONString) : undefined
  if (!parsed?.ok) return null
  const { themeType, primary, nineColorPallet } = parsed.theme
  return {
    themeType,
    primary,
    nineColorPallet: nineColorPallet.map(([hue, saturation, lightness]) => [hue, saturation, lightness]),
  }
}
