import { useWatch } from 'react-hook-form'
import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { PictureField } from '#features/shared/picture/picture-field.tsx'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { Field } from '#ui/field/field.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { WorkspaceValues } from './check-workspace.ts'

interface WorkspaceFieldsProps {
  draft: Pick<DraftForm<WorkspaceValues, Workspace>, 'form' | 'errors' | 'set'>
}

/** Name and photo of a workspace, one under the other in the stack around. */
export function WorkspaceFields({ draft: { form, errors, set } }: WorkspaceFieldsProps) {
  const photo = useWatch({ control: form.control, name: 'workspacePhotoURL' })
  return (
    <>
      <Field label="Workspace name" required error={errors.workspaceName}>
        <TextField {...form.register('workspaceName')} />
      </Field>
      <PictureField
        label="Workspace photo"
        value={photo}
        onValueChange={(url) => set('workspacePhotoURL', url)}
      />
      {errors.workspacePhotoURL && <Text tone="danger">{errors.workspacePhotoURL}</Text>}
    </>
  )
}
