import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, lazy } from 'react'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { cutName } from '#ui/format/cut-name.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

const load = () => import('./workspace-menu.tsx')
const WorkspaceMenu = lazy(() => load().then((module) => ({ default: module.WorkspaceMenu })))

/** Shows the workspace one is in. */
function WorkspaceButton(props: ComponentProps<'button'>) {
  const { workspaceName, workspacePhotoURL } = useWorkspace().workspace
  return (
    <button {...props} type="button" className="vg-top-bar__workspace" title={workspaceName}>
      <VisuallyHidden>Workspace: {workspaceName}</VisuallyHidden>
      <Avatar name={workspaceName} src={workspacePhotoURL} size="sm" shape="square" decorative />
      <span className="vg-top-bar__workspace-name" aria-hidden>
        {cutName(workspaceName, 20)}
      </span>
      <ChevronsUpDown aria-hidden />
    </button>
  )
}

/** The workspace one is in, and the way to the others (spec 2 §2.6). */
export function WorkspaceSwitcher() {
  return (
    <OnDemand trigger={WorkspaceButton} preload={load}>
      <WorkspaceMenu trigger={<WorkspaceButton />} />
    </OnDemand>
  )
}
