import { findIn } from './routes/find-in.ts'
import type { ScreenRow } from './routes/screen.ts'
import { sessionScreens } from './routes/session.ts'

/**
 * The public page at a path; undefined for everything the signed-in app shows. Public pages are documents of their
 * own, drawn without the router, the query client and the overlays of the signed-in app.
 */
export async function findPublicPage(pathname: string, agency?: object): Promise<ScreenRow | undefined> {
  if (agency) return (await import('./routes/public.ts')).agencyPage(pathname)
  const entry = findIn(sessionScreens, pathname)
  if (entry) return entry
  // The app's own addresses ask for no other table.
  if (/^\/app\/[^/]+\/(?!prototype\/?$)/.test(pathname)) return undefined
  const { publicScreens } = await import('./routes/public.ts')
  return findIn(publicScreens, pathname)
}
