import { parseThemeJson } from '#mocks/contracts/theme/theme.schema.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'

/** The theme the toolbar asks for; `pasted` is the one of the page Branding / Your theme, ours until there is one. */
export function chosenTheme({ theme, pastedTheme }: { theme?: string; pastedTheme?: string }): Theme {
  if (theme === 'pasted') {
    const parsed = parseThemeJson(pastedTheme ?? '')
    return parsed.ok ? parsed.theme : fixtureThemes.ours
  }
  return fixtureThemes[theme as keyof typeof fixtureThemes] ?? fixtureThemes.ours
}
