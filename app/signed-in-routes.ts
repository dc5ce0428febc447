import type { RouteObject } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { agentSections } from './agent-sections.ts'

/** Routes of the signed-in app. Each screen is a chunk of its own; the layout brings the providers. */
export const signedInRoutes: RouteObject[] = [
  {
    path: '/app/:region',
    lazy: () => import('./layouts/signed-in.layout.tsx'),
    children: [
      {
        lazy: () => import('./layouts/screen-failure.layout.ts'),
        children: [
          {
            path: paths.automations.pattern,
            lazy: () => import('./routes/library/automations.route.ts'),
          },
          { path: paths.sessions.pattern, lazy: () => import('./routes/library/sessions.route.ts') },
          { path: paths.events.pattern, lazy: () => import('./routes/library/events.route.ts') },
          { path: paths.agents.pattern, lazy: () => import('./routes/agents/agents.route.ts') },
          {
            path: paths.credentials.pattern,
            lazy: () => import('./routes/library/credentials.route.ts'),
          },
          { path: paths.prompts.pattern, lazy: () => import('./routes/library/prompts.route.ts') },
          { path: paths.functions.pattern, lazy: () => import('./routes/library/functions.route.ts') },
          {
            lazy: () => import('./layouts/agent.layout.tsx'),
            children: agentSections.map(({ pattern, load }) => ({ path: pattern, lazy: load })),
          },
          { path: paths.agent.pattern, lazy: () => import('./routes/agents/agent-tab.route.ts') },
        ],
      },
    ],
  },
  {
    // A page without the shell: nothing of the shell is shown while it loads.
    HydrateFallback: () => null,
    lazy: () => import('./layouts/signed-in-page.layout.tsx'),
    children: [
      {
        path: paths.onboarding.pattern,
        lazy: () => import('./routes/onboarding/onboarding.route.tsx'),
      },
    ],
  },
  { path: '*', lazy: () => import('./routes/session/not-found.route.ts') },
]
