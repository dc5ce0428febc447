import type { Messages } from '#features/shared/draft-form/draft-errors.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { WorkspaceFields } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { workspaceNameSchema } from '#mocks/contracts/workspaces/workspace-name.schema.ts'

/** What people enter about a workspace. */
export type WorkspaceValues = Pick<WorkspaceFields, 'workspaceName' | 'workspacePhotoURL'>

/** What is wrong with it, by input. The photo is looked at by the server. */
export function checkWorkspace({ workspaceName }: WorkspaceValues): Messages {
  const checked = validate(workspaceNameSchema, workspaceName)
  return checked.ok ? {} : { workspaceName: checked.fields[''] ?? '' }
}
