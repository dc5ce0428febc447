import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { screen } from './screen.ts'

/** Strangers on our own hosts read what it is; everyone else is led on. */
function showsLanding(): boolean {
  const { hasSession, brand } = readBoot()
  return brand.mainHost && !hasSession
}

const home = () => import('#features/session/home/home-screen.tsx').then((m) => m.HomeScreen)
const landing = () => import('#features/public/landing/landing-screen.tsx').then((m) => m.LandingScreen)

/** Where people come in. This table is part of the first script, so that the page it names loads in a moment. */
export const sessionScreens = [
  screen(paths.home, 'Start', () => (showsLanding() ? landing() : home())),
  screen(paths.myAgents, 'Your agents', home),
  screen(paths.login, 'Sign in', () =>
    import('#features/session/login/login-screen.tsx').then((m) => m.LoginScreen),
  ),
  screen(paths.signup, 'Create your account', () =>
    import('#features/session/signup/signup-screen.tsx').then((m) => m.SignupScreen),
  ),
]
