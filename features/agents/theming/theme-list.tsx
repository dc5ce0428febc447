import { useState } from 'react'
import type { SavedTheme } from '#mocks/contracts/styling/saved-theme.schema.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { type Colours, usesTheme } from './colours.ts'
import { SavedThemeRow } from './saved-theme-row.tsx'

interface ThemeListProps {
  themes: readonly SavedTheme[]
  /** What the draft uses. */
  colours: Colours
  /** What is absent is not offered. */
  onApply?: (theme: Theme) => void
  onRename?: (theme: SavedTheme) => void
  onDelete?: (theme: SavedTheme) => void
}

/** Rows shown before 'Show all'. */
const firstRows = 5

/** Saved themes, latest first; the one the draft uses is marked. */
export function ThemeList({ themes, colours, onApply, onRename, onDelete }: ThemeListProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (themes.length === 0) {
    return (
      <EmptyState
        title="No saved themes yet"
        message="Save the colours of this agent to use them for the next one."
        level={4}
        compact
      />
    )
  }
  return (
    <>
      <ul className="vg-_theming__list" aria-label="Saved themes">
        {themes.slice(0, showsAll ? undefined : firstRows).map((theme) => (
          <SavedThemeRow
            key={theme.ID}
            theme={theme}
            isCurrent={usesTheme(colours, theme)}
            onApply={onApply && (() => onApply(theme))}
            onRename={onRename && (() => onRename(theme))}
            onDelete={onDelete && (() => onDelete(theme))}
          />
        ))}
      </ul>
      {themes.length > firstRows && (
        <Button size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${themes.length}`}
        </Button>
      )}
    </>
  )
}
