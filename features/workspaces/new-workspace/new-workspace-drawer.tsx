import { useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { GuardedDrawer } from '#features/shared/draft-form/guarded-drawer.tsx'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { regionNames } from '#features/shared/region/region-names.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { ShellDrawerProps } from '#features/shared/shell-drawer/shell-drawer.types.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { permissions } from '#mocks/contracts/workspaces/permissions.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { checkWorkspace, type WorkspaceValues } from '../check-workspace.ts'
import { useSaveWorkspace } from '../workspace.queries.ts'
import { WorkspaceFields } from '../workspace-fields.tsx'

/** Makes a workspace and goes to work in it (spec 2 §2.6, + New Workspace). */
export function NewWorkspaceDrawer({ open = true, onExited }: ShellDrawerProps) {
  const { close } = useShellDrawer()
  const { region: here, select } = useWorkspace()
  const { notify } = useToast()
  const saving = useSaveWorkspace()
  const [uid] = useState(newAgentId)
  const [region, setRegion] = useState<Region>(here)
  const draft = useDraftForm<Workspace, WorkspaceValues>({
    doc: undefined,
    toValues: () => ({ workspaceName: '', workspacePhotoURL: '' }),
    check: checkWorkspace,
    save: (_, values) => saving.mutateAsync({ region, uid, ...values }),
    onSaved(made) {
      notify({ kind: 'success', title: 'Successfully saved workspace data.' })
      close()
      if (made) select({ ...made, role: 'owner', usersPerms: [...permissions] })
    },
    onFailed(error) {
      const message = error instanceof ApiError ? error.message : undefined
      notify({ kind: 'failure', title: 'Failed to save workspace.', message })
    },
  })

  return (
    <GuardedDrawer
      open={open}
      onOpenChange={close}
      onExited={onExited}
      title="New Workspace"
      subtitle="A separate place for agents, people and credits."
      guard={draft.dirty}
      onSubmit={draft.submit}
      footer={
        <Button type="submit" tone="primary" loading={draft.saving}>
          Create workspace
        </Button>
      }
    >
      <Stack gap={6}>
        <WorkspaceFields draft={draft} />
        <Stack gap={2}>
          <Text as="span" size="sm" weight="medium" aria-hidden>
            Region
          </Text>
          <SegmentedControl
            label="Region"
            block
            value={region}
            onValueChange={setRegion}
            segments={regions.map((each) => ({ value: each, label: regionNames[each] }))}
          />
          <Text size="sm" tone="muted">
            Its data stays there; it cannot be moved later.
          </Text>
        </Stack>
      </Stack>
    </GuardedDrawer>
  )
}
