import { ApiError } from '#features/shared/api-error.ts'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import { holds } from '#mocks/contracts/shared/needs.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { removeWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { workspaceFieldNeeds } from '#mocks/contracts/workspaces/workspace-rules.ts'
import type { DrawerProps } from '#ui/drawer/drawer.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { checkWorkspace, type WorkspaceValues } from '../check-workspace.ts'
import { useRemoveWorkspace, useSaveWorkspace } from '../workspace.queries.ts'
import { WorkspaceFields } from '../workspace-fields.tsx'
import { DeleteZone } from './delete-zone.tsx'

interface WorkspaceSettingsFormProps {
  /** Of the drawer it stands in. */
  frame: Pick<DrawerProps, 'open' | 'onExited' | 'title'>
  /** The workspace as it was read. */
  saved: Workspace
  /** What the caller may do in it. */
  card: WorkspaceCard
}

const labels = { workspaceName: 'Workspace name', workspacePhotoURL: 'Workspace photo' }

/** Name and photo, with what others changed meanwhile never lost silently. */
export function WorkspaceSettingsForm({ frame, saved, card }: WorkspaceSettingsFormProps) {
  const { close } = useShellDrawer()
  const { notify } = useToast()
  const saving = useSaveWorkspace()
  const removal = useRemoveWorkspace()
  const mayRemove = useMay(removeWorkspace)
  const where = { region: card.region, uid: card.uid }
  const mayEdit = holds(card, workspaceFieldNeeds.workspaceName)
  const draft = useDraftForm<Workspace, WorkspaceValues>({
    doc: saved,
    toValues: ({ workspaceName, workspacePhotoURL } = saved) => ({ workspaceName, workspacePhotoURL }),
    readOnly: !mayEdit,
    check: checkWorkspace,
    save: (changed) => saving.mutateAsync({ ...where, ...changed }),
    onSaved() {
      notify({ kind: 'success', title: 'Successfully saved workspace data.' })
      close()
    },
    onFailed(error) {
      const message = error instanceof ApiError ? error.message : undefined
      notify({ kind: 'failure', title: 'Failed to save workspace.', message })
    },
  })

  async function remove() {
    try {
      await removal.mutateAsync(where)
    } catch (error) {
      notify({ kind: 'failure', title: 'Failed to delete workspace.' })
      throw error
    }
    notify({ kind: 'success', title: 'Successfully deleted workspace.' })
    close()
  }

  return (
    <DraftDrawer {...frame} draft={draft} onClose={close} saveLabel="Save" labels={labels}>
      <WorkspaceFields draft={draft} />
      {mayRemove && !saved.isMain && <DeleteZone workspaceName={saved.workspaceName} onDelete={remove} />}
    </DraftDrawer>
  )
}
