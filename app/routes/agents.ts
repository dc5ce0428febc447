import type { RouteObject } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { agentSections } from './agent-sections.ts'
import { screen } from './screen.ts'

const leadToTab = () => import('./agents/agent-tab.route.ts')

/** The agents of a workspace, and the tabs of one of them. */
export const agentScreens: RouteObject[] = [
  screen(paths.agents, 'Agents', () =>
    import('#features/agents/list/agents-screen.tsx').then((m) => m.AgentsScreen),
  ),
  {
    lazy: () => import('../layouts/agent.layout.tsx'),
    children: agentSections.map(({ path, lazy, handle }) => ({ path, lazy, handle })),
  },
  // They lead to a tab, which has the title.
  { path: paths.agentStart.pattern, lazy: leadToTab },
  { path: paths.agent.pattern, lazy: leadToTab },
]
