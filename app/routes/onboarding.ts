import { paths } from '#features/shared/paths.ts'
import { screen } from './screen.ts'

/** Pages for who is signed in that stand outside the shell. */
export const onboardingScreens = [
  screen(paths.onboarding, 'Set up your first agent', () =>
    import('./onboarding/onboarding.route.tsx').then((m) => m.Component),
  ),
]
