import type { RouteObject } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { agencyScreens } from './routes/agency.ts'
import { agentScreens } from './routes/agents.ts'
import { libraryScreens } from './routes/library.ts'
import { onboardingScreens } from './routes/onboarding.ts'
import { nowhere } from './routes/screen.ts'

/** Routes of the signed-in app, an area's rows each. The layouts bring the providers. */
export const signedInRoutes: RouteObject[] = [
  {
    path: '/app/:region',
    lazy: () => import('./layouts/signed-in.layout.tsx'),
    children: [
      {
        lazy: () => import('./layouts/screen-failure.layout.ts'),
        children: [
          { index: true, lazy: () => import('./routes/agents/region.route.ts') },
          ...agentScreens,
          ...libraryScreens,
          ...agencyScreens,
          // The shell says that there is nothing.
          { path: '*', element: null, handle: nowhere },
        ],
      },
    ],
  },
  {
    // A page without the shell: nothing of the shell is shown while it loads.
    HydrateFallback: () => null,
    lazy: () => import('./layouts/signed-in-page.layout.tsx'),
    children: onboardingScreens,
  },
  { path: paths.app.pattern, lazy: () => import('./routes/agents/region.route.ts') },
  {
    path: '*',
    handle: nowhere,
    lazy: () => import('#features/shared/failure/not-found.tsx').then((m) => ({ Component: m.NotFound })),
  },
]
