import { createPersonalizedAgent, getBrandingInfo } from './onboarding.contract.ts'

/** Making an agent from a company's website. */
export const onboardingContracts = [getBrandingInfo, createPersonalizedAgent] as const
