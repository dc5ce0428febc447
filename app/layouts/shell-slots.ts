import { type ComponentType, lazy } from 'react'

/** What the shell tells a drawer. */
interface ShellDrawerProps {
  /** False while it leaves the screen. */
  open: boolean
  /** To be called once it has left. */
  onExited: () => void
}

/** Parts of the signed-in layout that other areas give; each is loaded when first shown. */
interface ShellSlots {
  /** What opens over the shell, by the value of `?new=`. */
  newDrawers: Readonly<Record<string, ComponentType<ShellDrawerProps>>>
  /** What stands in the test-chat panel while the address says `showDebugger=true`. */
  testChat?: ComponentType
  /** What the agent in the address adds to the top bar. */
  agentBar?: ComponentType
}

export const shellSlots: ShellSlots = {
  newDrawers: {
    agent: lazy(() =>
      import('#features/agents/new-agent/new-agent-drawer.tsx').then((m) => ({ default: m.NewAgentDrawer })),
    ),
    user: lazy(() =>
      import('#features/workspaces/members/new-user-drawer.tsx').then((m) => ({ default: m.NewUserDrawer })),
    ),
    workspace: lazy(() =>
      import('#features/workspaces/new-workspace/new-workspace-drawer.tsx').then((m) => ({
        default: m.NewWorkspaceDrawer,
      })),
    ),
    'workspace-settings': lazy(() =>
      import('#features/workspaces/settings/workspace-settings-drawer.tsx').then((m) => ({
        default: m.WorkspaceSettingsDrawer,
      })),
    ),
    account: lazy(() =>
      import('#features/session/account/account-drawer.tsx').then((m) => ({ default: m.AccountDrawer })),
    ),
  },
  testChat: lazy(() =>
    import('#features/agents/test-chat/test-chat-slot.tsx').then((m) => ({ default: m.TestChatSlot })),
  ),
  agentBar: lazy(() => import('#features/agents/bar/agent-bar.tsx').then((m) => ({ default: m.AgentBar }))),
}
