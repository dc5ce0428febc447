import type { createPersonalizedAgent } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'

/** What the wizard sends to make the agent of a café in a workspace. */
export function personalizedAgent(
  workspaceId: string,
  agentId: string,
): BodyOf<typeof createPersonalizedAgent> {
  return {
    workspaceId,
    agentId,
    company: { name: 'Café', website: 'cafe.example', description: 'Coffee by the harbour.' },
    brandingChoices: {
      primaryColor: '#b4532a',
      themeMode: 'light',
      faviconApproved: false,
      customLogo: null,
    },
  }
}
