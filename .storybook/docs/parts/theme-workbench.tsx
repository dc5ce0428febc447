import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { setPastedTheme, usePastedTheme } from '#storybook/decorators/story-overrides.ts'
import { Button } from '#ui/button/button.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { ThemePaletteEditor } from '#ui/theme-palette-editor/theme-palette-editor.tsx'
import './parts.css'

/** The palette editor; the whole catalogue is drawn with what stands in it. */
export function ThemeWorkbench() {
  const pasted = usePastedTheme()
  const theme = pasted ?? fixtureThemes.ours
  return (
    <ThemeScope theme={theme} mode={theme.themeType} className="doc-scope sb-unstyled">
      <ThemePaletteEditor theme={theme} onThemeChange={setPastedTheme} preview={null} />
      {pasted && (
        <div className="doc-switches">
          <Button onClick={() => setPastedTheme(null)}>Take it off</Button>
        </div>
      )}
    </ThemeScope>
  )
}
