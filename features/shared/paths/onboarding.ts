import type { Region } from '#mocks/contracts/shared/region.ts'
import { path, queryOf } from './path.ts'

/** What somebody new is asked first. */
export const onboardingPaths = {
  onboarding: path('/onboarding', (region?: Region) => `/onboarding${queryOf({ region })}`),
}
