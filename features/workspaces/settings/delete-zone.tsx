import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

/** What must be typed before a workspace is deleted (spec 2 §5). */
export const deletePhrase = 'THIS ACTION CANNOT BE UNDONE'

/** Props of `DeleteZone`. */
interface DeleteZoneProps {
  workspaceName: string
  /** Does it; a rejection keeps the question open. */
  onDelete: () => Promise<unknown>
}

/** The way to delete a workspace: last in the drawer, and only after typing the words. */
export function DeleteZone({ workspaceName, onDelete }: DeleteZoneProps) {
  return (
    <section className="vg-workspace-form__section" aria-labelledby="delete-workspace">
      <h3 id="delete-workspace" className="vg-workspace-form__title">
        Delete workspace
      </h3>
      <p className="vg-workspace-form__help">
        Its agents with their conversations are removed, and everybody in it loses access at once.
      </p>
      <ConfirmDialog
        trigger={
          <Button tone="danger" className="vg-workspace-form__end">
            Delete workspace
          </Button>
        }
        title={`Delete “${workspaceName}”?`}
        message="All agents, conversations and people of this workspace are removed."
        confirmLabel="Delete workspace"
        tone="danger"
        requireText={deletePhrase}
        onConfirm={onDelete}
      />
    </section>
  )
}
