import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { PictureField } from '#features/shared/picture/picture-field.tsx'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import type { WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Drawer, type DrawerProps } from '#ui/drawer/drawer.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useRemoveWorkspace, useSaveWorkspace } from '../workspace.queries.ts'
import { DeleteZone } from './delete-zone.tsx'

/** Props of `WorkspaceSettingsForm`. */
interface WorkspaceSettingsFormProps {
  /** Of the drawer it stands in. */
  frame: Pick<DrawerProps, 'open' | 'onOpenChange' | 'onExited' | 'title'>
  /** The workspace as it was read. */
  saved: Workspace
  /** What the caller may do in it. */
  card: WorkspaceCard
}

/** Name and photo, with what others changed meanwhile never lost silently. */
export function WorkspaceSettingsForm({ frame, saved, card }: WorkspaceSettingsFormProps) {
  const { close } = useShellDrawer()
  const { notify } = useToast()
  const saving = useSaveWorkspace()
  const removal = useRemoveWorkspace()
  // What the form was filled with stays the base of the change, however often the workspace is read again.
  const [base, setBase] = useState(saved)
  const [workspaceName, setName] = useState(saved.workspaceName)
  const [workspacePhotoURL, setPhoto] = useState(saved.workspacePhotoURL)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isContended, setContended] = useState(false)
  const mayEdit = card.usersPerms.includes('members')
  const dirty = workspaceName !== base.workspaceName || workspacePhotoURL !== base.workspacePhotoURL
  const where = { region: card.region, uid: card.uid }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    if (workspaceName.trim() === '') {
      setErrors({ workspaceName: 'Please enter a workspace name.' })
      return
    }
    try {
      await saving.mutateAsync({
        ...where,
        rev: base.rev,
        ...(workspaceName !== base.workspaceName && { workspaceName }),
        ...(workspacePhotoURL !== base.workspacePhotoURL && { workspacePhotoURL }),
      })
      notify({ kind: 'success', title: 'Successfully saved workspace data.' })
      close()
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      if (known?.status === 409 && known.current) {
        setBase(known.current as unknown as Workspace)
        setContended(true)
        return
      }
      setErrors(known?.fields ?? {})
      notify({ kind: 'failure', title: 'Failed to save workspace.', message: known?.message })
    }
  }

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
    <Drawer
      {...frame}
      guard={dirty}
      onSubmit={save}
      footerNote={!mayEdit && 'Only people who manage the workspace can change it.'}
      footer={
        <Button type="submit" tone="primary" loading={saving.isPending} disabled={!dirty || !mayEdit}>
          Save
        </Button>
      }
    >
      <div className="vg-workspace-form">
        {isContended && (
          <Banner tone="warning" title="Someone else changed this meanwhile.">
            It is now called “{base.workspaceName}”. Save again to use what you entered.
          </Banner>
        )}
        <Field label="Workspace Name" required disabled={!mayEdit} error={errors.workspaceName}>
          <TextField
            value={workspaceName}
            maxLength={100}
            onChange={(event) => {
              setName(event.target.value)
              setErrors({})
            }}
          />
        </Field>
        <PictureField
          label="Workspace photo"
          value={workspacePhotoURL}
          onValueChange={setPhoto}
          disabled={!mayEdit}
        />
        {errors.workspacePhotoURL && <p className="vg-workspace-form__problem">{errors.workspacePhotoURL}</p>}
        {card.role === 'owner' && !saved.isMain && (
          <DeleteZone workspaceName={saved.workspaceName} onDelete={remove} />
        )}
      </div>
    </Drawer>
  )
}
