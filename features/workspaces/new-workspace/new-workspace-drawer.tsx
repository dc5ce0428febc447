import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { PictureField } from '#features/shared/picture/picture-field.tsx'
import { regionNames } from '#features/shared/region/region-names.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { ShellDrawerProps } from '#features/shared/shell-drawer/shell-drawer.types.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { permissions } from '#mocks/contracts/workspaces/permissions.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Field } from '#ui/field/field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useSaveWorkspace } from '../workspace.queries.ts'
import '../workspace-form.css'

/** Makes a workspace and goes to work in it (spec 2 §2.6, + New Workspace). */
export function NewWorkspaceDrawer({ open = true, onExited }: ShellDrawerProps) {
  const { close } = useShellDrawer()
  const { region: here, select } = useWorkspace()
  const { notify } = useToast()
  const saving = useSaveWorkspace()
  const [uid] = useState(newAgentId)
  const [workspaceName, setName] = useState('')
  const [workspacePhotoURL, setPhoto] = useState('')
  const [region, setRegion] = useState<Region>(here)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function create(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    if (workspaceName.trim() === '') {
      setErrors({ workspaceName: 'Please enter a workspace name.' })
      return
    }
    try {
      const made = await saving.mutateAsync({ region, uid, workspaceName, workspacePhotoURL })
      notify({ kind: 'success', title: 'Successfully saved workspace data.' })
      close()
      select({ ...made, role: 'owner', usersPerms: [...permissions] })
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      setErrors(known?.fields ?? {})
      notify({ kind: 'failure', title: 'Failed to save workspace.', message: known?.message })
    }
  }

  return (
    <Drawer
      open={open}
      onOpenChange={close}
      onExited={onExited}
      title="New Workspace"
      subtitle="A place of its own for agents, people and credits."
      guard={workspaceName.trim() !== '' || workspacePhotoURL !== ''}
      onSubmit={create}
      footer={
        <Button type="submit" tone="primary" loading={saving.isPending}>
          Create workspace
        </Button>
      }
    >
      <div className="vg-workspace-form">
        <Field label="Workspace Name" required error={errors.workspaceName}>
          <TextField
            value={workspaceName}
            maxLength={100}
            onChange={(event) => {
              setName(event.target.value)
              setErrors({})
            }}
          />
        </Field>
        <PictureField label="Workspace photo" value={workspacePhotoURL} onValueChange={setPhoto} />
        {errors.workspacePhotoURL && <p className="vg-workspace-form__problem">{errors.workspacePhotoURL}</p>}
        <div className="vg-workspace-form__row">
          <span aria-hidden>Region</span>
          <SegmentedControl
            label="Region"
            block
            value={region}
            onValueChange={setRegion}
            segments={regions.map((each) => ({ value: each, label: regionNames[each] }))}
          />
          <p className="vg-workspace-form__help">Its data stays there; it cannot be moved later.</p>
        </div>
      </div>
    </Drawer>
  )
}
