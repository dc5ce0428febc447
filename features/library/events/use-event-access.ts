import { useWorkspace } from '#features/shared/session/workspace-context.ts'

/** Whether the caller may change where the workspace's events go: who looks after it may. */
export function useEventAccess(): { mayManage: boolean } {
  const { workspace } = useWorkspace()
  return { mayManage: workspace.usersPerms.includes('members') }
}
