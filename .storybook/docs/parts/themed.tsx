import { type ReactNode, useState } from 'react'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { fixtureThemes, type ThemeFixture } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import './parts.css'

interface ThemedProps {
  /** Drawn again with the theme and mode that are chosen. */
  children: (theme: Theme, mode: ThemeType) => ReactNode
}

/** A piece of a page in a scope of its own, with switches for theme and mode. */
export function Themed({ children }: ThemedProps) {
  const [name, setName] = useState<ThemeFixture>('ours')
  const [mode, setMode] = useState<ThemeType>('light')
  const theme = fixtureThemes[name]
  return (
    <ThemeScope theme={theme} mode={mode} className="doc-scope sb-unstyled">
      <div className="doc-switches">
        <SegmentedControl
          label="Theme"
          size="sm"
          value={name}
          onValueChange={setName}
          segments={(['ours', 'pale', 'nearBlack', 'yellow'] as const).map((value) => ({
            value,
            label: value,
          }))}
        />
        <SegmentedControl
          label="Mode"
          size="sm"
          value={mode}
          onValueChange={setMode}
          segments={(['light', 'dark'] as const).map((value) => ({ value, label: value }))}
        />
      </div>
      {children(theme, mode)}
    </ThemeScope>
  )
}
