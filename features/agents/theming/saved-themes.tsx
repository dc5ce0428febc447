import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useId, useState } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { savedThemesLimit, themesFullMessage } from '#mocks/contracts/styling/saved-themes-limit.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Colours } from './colours.ts'
import { newThemeId, type ThemeOwner, themesQuery } from './theme.queries.ts'
import { ThemeList } from './theme-list.tsx'
import { type Asked, ThemeQuestion } from './theme-question.tsx'

/** Props of `SavedThemes`. */
interface SavedThemesProps {
  owner: ThemeOwner
  /** What the draft wears. */
  colours: Colours
  onApply: (theme: Theme) => void
}

/** The themes of the workspace: apply, keep the draft's, rename, delete. They are kept at once, apart from the draft. */
export function SavedThemes({ owner, colours, onApply }: SavedThemesProps) {
  const titleId = useId()
  const query = useQuery(themesQuery(owner))
  const [asked, setAsked] = useState<Asked>()
  const themes = query.data?.items
  const isFull = themes !== undefined && themes.length >= savedThemesLimit

  return (
    <section className="vg-_theming__saved" aria-labelledby={titleId}>
      <div className="vg-_theming__head">
        <h3 id={titleId} className="vg-_theming__title">
          Saved themes
        </h3>
        {themes && colours.state === 'own' && (
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
      {isFull && <p className="vg-_overview__quiet">{themesFullMessage}</p>}
      {themes ? (
        <ThemeList
          themes={themes}
          colours={colours}
          onApply={onApply}
          onRename={(theme) => setAsked({ kind: 'rename', theme })}
          onDelete={(theme) => setAsked({ kind: 'delete', theme })}
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
