import type { RouteObject } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { agentSections } from './agent-sections.ts'
import { nowhere, screen } from './screen.ts'

/** The agents of a workspace, and the tabs of one of them. */
export const agentScreens: RouteObject[] = [
  screen(paths.agents, 'Agents', () =>
    import('#features/agents/list/agents-screen.tsx').then((m) => m.AgentsScreen),
  ),
  screen(paths.chats, 'Chats', () => import('./agents/chats.route.tsx').then((m) => m.Component)),
  {
    lazy: () => import('../layouts/agent.layout.tsx'),
    children: agentSections.map(({ path, lazy, handle }) => ({ path, lazy, handle })),
  },
  // It leads to a tab, which has the title.
  { path: paths.agentStart.pattern, lazy: () => import('./agents/agent-start.route.ts') },
  { path: paths.agent.pattern, element: null, handle: nowhere },
]
