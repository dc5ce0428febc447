import type { ComponentType } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import type { ShellDrawerProps } from '#features/shared/shell-drawer/shell-drawer.types.ts'
import type { ShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'

/** What the browser's tab calls them while they are open. */
export const shellDrawerTitles: Readonly<Record<ShellDrawer, string>> = {
  agent: 'New agent',
  user: 'New user',
  workspace: 'New workspace',
  'workspace-settings': 'Workspace settings',
  account: 'Account settings',
}

/** What opens over the shell, by the value of `?new=`; each is fetched when first shown. */
export const shellDrawers: Readonly<Record<ShellDrawer, ComponentType<ShellDrawerProps>>> = {
  agent: lazyPart(() =>
    import('#features/agents/new-agent/new-agent-drawer.tsx').then((m) => m.NewAgentDrawer),
  ),
  user: lazyPart(() =>
    import('#features/workspaces/members/new-user-drawer.tsx').then((m) => m.NewUserDrawer),
  ),
  workspace: lazyPart(() =>
    import('#features/workspaces/new-workspace/new-workspace-drawer.tsx').then((m) => m.NewWorkspaceDrawer),
  ),
  'workspace-settings': lazyPart(() =>
    import('#features/workspaces/settings/workspace-settings-drawer.tsx').then(
      (m) => m.WorkspaceSettingsDrawer,
    ),
  ),
  account: lazyPart(() =>
    import('#features/session/account/account-drawer.tsx').then((m) => m.AccountDrawer),
  ),
}
