import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { cutName } from '#ui/format/cut-name.ts'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

const WorkspaceMenu = lazyPart(() => import('./workspace-menu.tsx').then((m) => m.WorkspaceMenu))

/** Shows the workspace one is in. */
function WorkspaceButton(props: ComponentProps<'button'>) {
  const { workspaceName, workspacePhotoURL } = useWorkspace().workspace
  return (
    <button {...props} type="button" className="vg-top-bar__workspace" title={workspaceName}>
      <VisuallyHidden>Workspace: {workspaceName}</VisuallyHidden>
      <Avatar name={workspaceName} src={workspacePhotoURL} size="sm" shape="square" decorative />
      <Text as="span" truncate className="vg-_top-bar__workspace-name" aria-hidden>
        {cutName(workspaceName, 20)}
      </Text>
      <ChevronsUpDown aria-hidden />
    </button>
  )
}

/** The workspace one is in, and the way to the others (spec 2 §2.6). */
export function WorkspaceSwitcher() {
  return (
    <OnDemand trigger={WorkspaceButton} preload={WorkspaceMenu.preload}>
      <WorkspaceMenu trigger={<WorkspaceButton />} />
    </OnDemand>
  )
}
