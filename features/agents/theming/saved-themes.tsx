import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useId, useState } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { savedThemesLimit, themesFullMessage } from '#mocks/contracts/styling/saved-themes-limit.ts'
import { removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { overviewActions } from '../core/overview.words.ts'
import type { Colours } from './colours.ts'
import { newThemeId, type ThemeOwner, themesQuery } from './theme.queries.ts'
import { ThemeList } from './theme-list.tsx'
import { type Asked, ThemeQuestion } from './theme-question.tsx'

const words = overviewActions.savedThemes

interface SavedThemesProps {
  owner: ThemeOwner
  /** What the draft uses. */
  colours: Colours
  /** Absent for who may not change the draft. */
  onApply?: (theme: Theme) => void
}

/** The themes of the workspace: apply, keep the draft's, rename, delete. They are kept at once, apart from the draft. */
export function SavedThemes({ owner, colours, onApply }: SavedThemesProps) {
  const titleId = useId()
  const query = useQuery(themesQuery(owner))
  const mayKeep = useMay(saveTheme)
  const mayRemove = useMay(removeTheme)
  const [asked, setAsked] = useState<Asked>()
  const themes = query.data?.items
  const isFull = themes !== undefined && themes.length >= savedThemesLimit

  return (
    <section className="vg-_theming__saved" aria-labelledby={titleId} data-find={words['data-find']}>
      <div className="vg-_theming__head">
        <h3 id={titleId} className="vg-_theming__title">
          {words.label}
        </h3>
        {mayKeep && themes && colours.state === 'own' && (
          <Button
            size="sm"
            icon={<Bookmark aria-hidden />}
            disabled={isFull}
            onClick={() => setAsked({ kind: 'keep', themeId: newThemeId(), theme: colours.theme })}
          >
            Save current as…
          </Button>
        )}
      </div>
      {mayKeep && isFull && <p className="vg-_overview__quiet">{themesFullMessage}</p>}
      {themes ? (
        <ThemeList
          themes={themes}
          colours={colours}
          onApply={onApply}
          onRename={mayKeep ? (theme) => setAsked({ kind: 'rename', theme }) : undefined}
          onDelete={mayRemove ? (theme) => setAsked({ kind: 'delete', theme }) : undefined}
        />
      ) : query.error ? (
        <FailureState
          error={query.error}
          title="The saved themes could not be loaded"
          onRetry={query.refetch}
          retrying={query.isFetching}
          compact
        />
      ) : (
        <SkeletonGroup label="Loading the saved themes">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
      {asked && <ThemeQuestion owner={owner} asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
