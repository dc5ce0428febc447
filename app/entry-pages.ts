import type { ComponentType } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'

/** Strangers on our own hosts read what it is; everyone else is led on. */
function showsLanding(): boolean {
  const { hasSession, brand } = readBoot()
  return brand.mainHost && !hasSession
}

/**
 * Pages for visitors. Each is a document of its own, drawn without the router, the query client and the overlays of
 * the signed-in app, so that the first of them loads in a moment.
 */
export const entryPages = {
  [paths.home.pattern]: (): Promise<{ Component: ComponentType }> =>
    showsLanding() ? import('./routes/public/landing.route.ts') : import('./routes/session/home.route.ts'),
  [paths.myAgents.pattern]: () => import('./routes/session/home.route.ts'),
  [paths.login.pattern]: () => import('./routes/session/login.route.ts'),
  [paths.signup.pattern]: () => import('./routes/session/signup.route.ts'),
}
