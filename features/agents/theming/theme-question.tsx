import type { SavedTheme } from '#mocks/contracts/styling/saved-theme.schema.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { type ThemeOwner, useThemeChanges } from './theme.queries.ts'
import { ThemeNamePrompt } from './theme-name-prompt.tsx'

/** What is to happen once it is answered. */
export type Asked =
  | { kind: 'keep'; themeId: string; theme: Theme }
  | { kind: 'rename'; theme: SavedTheme }
  | { kind: 'delete'; theme: SavedTheme }

interface ThemeQuestionProps {
  owner: ThemeOwner
  asked: Asked
  onClose: () => void
}

/** Asks for the name of a theme, or whether to delete one, and does it. */
export function ThemeQuestion({ owner, asked, onClose }: ThemeQuestionProps) {
  const { keep, rename, remove } = useThemeChanges(owner)
  switch (asked.kind) {
    case 'keep':
      return (
        <ThemeNamePrompt
          title="Save these colours"
          subtitle="Everyone in this workspace can use them, for any agent."
          confirmLabel="Save theme"
          onName={({ name }) => keep.mutateAsync({ ...asked, name })}
          onClose={onClose}
        />
      )
    case 'rename':
      return (
        <ThemeNamePrompt
          title="Rename theme"
          confirmLabel="Rename theme"
          saved={asked.theme}
          onName={(named) => rename.mutateAsync({ themeId: asked.theme.ID, ...named })}
          onClose={onClose}
        />
      )
    case 'delete':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title="Delete theme?"
          message={
            <>
              <bdi>{asked.theme.name}</bdi> is deleted for everyone in this workspace. Agents that use it keep
              their colours.
            </>
          }
          confirmLabel="Delete theme"
          tone="danger"
          onConfirm={() => remove.mutateAsync(asked.theme.ID)}
        />
      )
  }
}
