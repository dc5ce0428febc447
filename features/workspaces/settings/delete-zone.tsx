import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Section } from '#ui/section/section.tsx'

/** What must be typed before a workspace is deleted (spec 2 §5). */
export const deletePhrase = 'THIS ACTION CANNOT BE UNDONE'

interface DeleteZoneProps {
  workspaceName: string
  /** Does it; a rejection keeps the question open. */
  onDelete: () => Promise<unknown>
}

/** The way to delete a workspace: last in the drawer, and only after typing the words. */
export function DeleteZone({ workspaceName, onDelete }: DeleteZoneProps) {
  return (
    <Section
      level={3}
      divided
      title="Delete workspace"
      description="Its agents with their conversations are removed, and everybody in it loses access at once."
    >
      <div>
        <ConfirmDialog
          trigger={<Button tone="danger">Delete workspace</Button>}
          title={`Delete “${workspaceName}”?`}
          message="All agents, conversations and people of this workspace are removed."
          confirmLabel="Delete workspace"
          tone="danger"
          requireText={deletePhrase}
          onConfirm={onDelete}
        />
      </div>
    </Section>
  )
}
