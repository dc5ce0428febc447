/** State of a navigation out of onboarding: whoever just left is not sent back, whatever could be saved. */
export const leftOnboarding = { leftOnboarding: true } as const

/** Whether a location was reached by leaving onboarding. */
export function hasLeftOnboarding(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leftOnboarding' in state
}
