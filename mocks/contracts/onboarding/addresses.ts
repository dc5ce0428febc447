/** Addresses of pages: the first steps. */
export const onboardingAddresses = ['/onboarding'] as const
