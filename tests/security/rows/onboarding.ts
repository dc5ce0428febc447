import type { MatrixRows } from '../matrix/row.ts'

/** The site wizard. */
export const onboardingRows: MatrixRows = {
  'onboarding.branding.get': {
    input: ({ region, workspaceId }) => ({
      params: { region },
      body: { workspaceId, company: { website: 'cafe.example' } },
    }),
  },
  'onboarding.agent.create': {
    input: ({ region, workspaceId, newAgentId: agentId }) => ({
      params: { region },
      body: {
        workspaceId,
        agentId,
        company: { name: 'Café', website: 'cafe.example', description: 'Coffee by the harbour.' },
        brandingChoices: {
          primaryColor: '#b4532a',
          themeMode: 'light',
          faviconApproved: false,
          customLogo: null,
        },
      },
    }),
  },
}
