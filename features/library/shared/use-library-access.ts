import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { saveEventSettings } from '#mocks/contracts/library/event.contract.ts'
import { savePrompt } from '#mocks/contracts/library/prompt.contract.ts'

/** Whose library is shown, and what the caller may do with it. */
export function useLibraryAccess() {
  const { region, workspace } = useWorkspace()
  return {
    /** Whose things, as every query of the library takes it. */
    owner: { region, workspaceId: workspace.uid },
    /** Change what is kept, which needs the same for every kind. */
    mayEdit: useMay(savePrompt),
    /** Decide where the workspace's data goes: who looks after it may. */
    mayManage: useMay(saveEventSettings),
  }
}

/** Whose library. */
export type LibraryOwner = ReturnType<typeof useLibraryAccess>['owner']
