import { type ComponentType, lazy } from 'react'

/** Parts of the signed-in layout that other areas give; each is loaded when first shown. */
interface ShellSlots {
  /** What opens over the shell, by the value of `?new=`. */
  newDrawers: Readonly<Record<string, ComponentType>>
  /** What stands in the test-chat panel while the address says `showDebugger=true`. */
  testChat?: ComponentType
}

export const shellSlots: ShellSlots = {
  newDrawers: {
    agent: lazy(() =>
      import('#features/agents/new-agent/new-agent-drawer.tsx').then((m) => ({ default: m.NewAgentDrawer })),
    ),
  },
  testChat: lazy(() =>
    import('#features/agents/test-chat/test-chat-slot.tsx').then((m) => ({ default: m.TestChatSlot })),
  ),
}
