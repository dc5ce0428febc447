import type { Right } from '../shared/needs.ts'
import type { WorkspaceFields } from './workspace.contract.ts'

/** What changing each field of a workspace needs, beside seeing it. */
export const workspaceFieldNeeds: Record<keyof WorkspaceFields, Right> = {
  workspaceName: 'members',
  workspacePhotoURL: 'members',
  displayName: 'owner',
  photoURL: 'owner',
  showOnboarding: 'editAgents',
  internal: 'editAgents',
}
