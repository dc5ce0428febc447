import { useWorkspace } from '#features/shared/session/workspace-context.ts'

/** Whose library is shown, and what the caller may do with it. */
export function useLibraryAccess() {
  const { region, workspace } = useWorkspace()
  return {
    /** Whose things, as every query of the library takes it. */
    owner: { region, workspaceId: workspace.uid },
    /** Change what is kept: who may change agents may. */
    mayEdit: workspace.usersPerms.includes('editAgents'),
    /** Decide where the workspace's data goes: who looks after it may. */
    mayManage: workspace.usersPerms.includes('members'),
  }
}

/** Whose library. */
export type LibraryOwner = ReturnType<typeof useLibraryAccess>['owner']
