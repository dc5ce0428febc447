import { useWorkspace } from '#features/shared/session/workspace-context.ts'

/** Whose library is shown, and whether the caller may change it: who may change agents may. */
export function useLibraryAccess() {
  const { region, workspace } = useWorkspace()
  return {
    /** Whose things, as every query of the library takes it. */
    owner: { region, workspaceId: workspace.uid },
    mayEdit: workspace.usersPerms.includes('editAgents'),
  }
}

/** Whose library. */
export type LibraryOwner = ReturnType<typeof useLibraryAccess>['owner']
