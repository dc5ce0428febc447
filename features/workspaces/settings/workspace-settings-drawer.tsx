import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { ShellDrawerProps } from '#features/shared/shell-drawer/shell-drawer.types.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { WorkspaceSettingsForm } from './workspace-settings-form.tsx'

/** The workspace at hand: its name, its photo, its end (spec 2 §2.6, Edit Workspace). */
export function WorkspaceSettingsDrawer({ open = true, onExited }: ShellDrawerProps) {
  const { close } = useShellDrawer()
  const { workspace, region } = useWorkspace()
  const { data, error, refetch, isFetching } = useQuery(workspaceQuery(region, workspace.uid))
  const frame = { open, onExited, title: 'Edit Workspace' }
  if (data) return <WorkspaceSettingsForm frame={frame} saved={data.workspace} card={workspace} />
  return (
    <Drawer {...frame} onOpenChange={close}>
      {error ? (
        <FailureState
          compact
          error={error}
          title="The workspace could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading the workspace">
          <Stack gap={5}>
            <Skeleton shape="control" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
    </Drawer>
  )
}
