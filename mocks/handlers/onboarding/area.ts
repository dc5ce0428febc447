import { defineMockArea } from '../shared/mock-area.ts'
import { onboardingHandlers, onboardingScenarios } from './onboarding.handlers.ts'

/** Making an agent from a company's website. */
export const onboardingMocks = defineMockArea({
  handlers: (db) => [...onboardingHandlers(db)],
  scenarios: { onboarding: onboardingScenarios },
})
