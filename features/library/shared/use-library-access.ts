import { useWorkspace } from '#features/shared/session/workspace-context.ts'

/** Whose library is shown. */
export function useLibraryAccess() {
  const { region, workspace } = useWorkspace()
  return {
    /** Whose things, as every query of the library takes it. */
    owner: { region, workspaceId: workspace.uid },
  }
}

/** Whose library. */
export type LibraryOwner = ReturnType<typeof useLibraryAccess>['owner']
