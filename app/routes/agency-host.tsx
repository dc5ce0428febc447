import '@fontsource-variable/dm-sans'
import { AgencyPage } from '#features/agency/host/agency-page.tsx'
import { takeSecret } from '#features/agency/host/take-secret.ts'
import { WelcomeScreen } from '#features/agency/host/welcome-screen.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { findIn } from './find-in.ts'
import { type LoadScreen, type ScreenRow, screen } from './screen.ts'

/** What an admin enters by; it leaves the address before anything else is asked for (threats 4). */
const secret = takeSecret()

/** The agency whose host this is. */
function agencyHere() {
  const { agency, look } = readBoot().brand
  if (!agency || !look) throw new Error('This host is no agency’s')
  return { identity: agency, mode: look.mode }
}

const enter = async () => {
  const { EnterScreen } = await import('#features/agency/host/enter-screen.tsx')
  return () => <EnterScreen {...agencyHere()} secret={secret ?? ''} />
}
/** The dashboard, or the way to it, for who has entered; everybody else sees what the host says to all. */
const dashboard = async () => {
  if (!readBoot().hasSession) return Welcome
  const { AdminScreen } = await import('#features/agency/host/admin-screen.tsx')
  return () => <AdminScreen {...agencyHere()} pathname={window.location.pathname} />
}

const Welcome = () => <WelcomeScreen {...agencyHere()} />

/** A screen with the agency's foot below it. */
const above = async (load: LoadScreen) => {
  const { Component } = await load()
  return () => (
    <AgencyPage identity={agencyHere().identity}>
      <Component />
    </AgencyPage>
  )
}
const prototype = () =>
  import('#features/public/prototype/prototype-screen.tsx').then((m) => ({ Component: m.PrototypeScreen }))
const approval = () => import('./approval.route.tsx')
const notFound = () =>
  import('#features/shared/failure/not-found.tsx').then((m) => ({ Component: m.NotFound }))

/** What an agency's own host shows; everything else of the product is not there. */
export const agencyHostScreens: readonly ScreenRow[] = [
  screen(paths.home, 'Welcome', dashboard),
  screen(paths.login, 'Welcome', dashboard),
  screen(paths.region, 'Dashboard', dashboard),
  screen(paths.customTab, 'Dashboard', dashboard),
  screen(paths.prototypeOfHost, 'Demo of an agent', () => above(prototype)),
  screen(paths.approval, 'Approval', () => above(approval)),
  screen(paths.domainStatus, 'DNS records', () => above(() => import('./domain-status.route.tsx'))),
  screen(paths.share, 'Shared agent', () =>
    import('#features/public/prototype/share-screen.tsx').then((m) => m.ShareScreen),
  ),
]

/** The page at a path of an agency's host. */
export function agencyHostPage(pathname: string): ScreenRow {
  if (secret !== null) return screen({ pattern: pathname }, 'Dashboard', enter)
  const nowhere = screen({ pattern: pathname }, 'Page not found', () => above(notFound))
  return findIn(agencyHostScreens, pathname) ?? nowhere
}
