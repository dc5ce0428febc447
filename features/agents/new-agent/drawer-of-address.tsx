import { paths } from '#features/shared/paths.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { NewAgentDrawer } from './new-agent-drawer.tsx'

/** The drawer as the shell shows it, while the address asks for it; for stories. */
export function DrawerOfAddress() {
  const open = useShellDrawer().drawer === 'agent'
  return open ? <NewAgentDrawer /> : <p>The drawer is closed.</p>
}

/** Where a story of it begins. */
export const drawerParameters = {
  layout: 'fullscreen',
  route: { pattern: '/app/:region/*', url: `${paths.agents.href('eu')}?new=agent` },
}
