import type { Permission } from './permissions.ts'
import type { WorkspaceFields } from './workspace.contract.ts'

/** Who may change each field of a workspace: those with the permission, or its owner alone. */
export const workspaceFieldNeeds: Record<keyof WorkspaceFields, Permission | 'owner'> = {
  workspaceName: 'members',
  workspacePhotoURL: 'members',
  displayName: 'owner',
  photoURL: 'owner',
  showOnboarding: 'editAgents',
  internal: 'editAgents',
}
