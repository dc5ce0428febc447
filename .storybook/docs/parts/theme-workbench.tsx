import { useState } from 'react'
import { addons } from 'storybook/preview-api'
import { formatThemeJson } from '#mocks/contracts/theme/theme.schema.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { ThemePaletteEditor } from '#ui/theme-palette-editor/theme-palette-editor.tsx'
import './parts.css'

/** Storybook's own event; every story of the catalogue follows it. */
const updateGlobals = 'updateGlobals'

/** The palette editor; the whole catalogue wears what stands in it. */
export function ThemeWorkbench() {
  const [theme, setTheme] = useState<Theme>(fixtureThemes.ours)

  function wear(next: Theme) {
    setTheme(next)
    const globals = { theme: 'pasted', pastedTheme: formatThemeJson(next), mode: next.themeType }
    addons.getChannel().emit(updateGlobals, { globals })
  }

  return (
    <ThemeScope theme={theme} mode={theme.themeType} className="doc-scope sb-unstyled">
      <ThemePaletteEditor theme={theme} onThemeChange={wear} preview={null} />
    </ThemeScope>
  )
}
