import type { RouteObject } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'

/**
 * Pages for visitors. Each is a document of its own, drawn without the router, the query client and the overlays of
 * the signed-in app, so that the first of them loads in a moment.
 */
export const publicPages = {
  [paths.home.pattern]: () => import('./routes/session/home.route.ts'),
  [paths.login.pattern]: () => import('./routes/session/login.route.ts'),
  [paths.signup.pattern]: () => import('./routes/session/signup.route.ts'),
}

/** Routes of the signed-in app. Each screen is a chunk of its own; the layout brings the providers. */
export const signedInRoutes: RouteObject[] = [
  {
    path: '/app/:region',
    lazy: () => import('./layouts/signed-in.layout.tsx'),
    children: [
      {
        lazy: () => import('./layouts/screen-failure.layout.ts'),
        children: [
          { path: paths.agents.pattern, lazy: () => import('./routes/agents/agents.route.ts') },
          {
            path: paths.agentOverview.pattern,
            lazy: () => import('./routes/agents/agent-overview.route.tsx'),
          },
          { path: paths.agent.pattern, lazy: () => import('./routes/agents/agent-tab.route.ts') },
        ],
      },
    ],
  },
  { path: '*', lazy: () => import('./routes/session/not-found.route.ts') },
]
