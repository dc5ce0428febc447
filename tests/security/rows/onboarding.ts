import { personalizedAgent } from '../../harness/personalized-agent.ts'
import type { MatrixRows } from '../matrix/row.ts'

/** The site wizard. */
export const onboardingRows: MatrixRows = {
  'onboarding.branding.get': {
    input: ({ region, workspaceId }) => ({
      params: { region },
      body: { workspaceId, company: { website: 'cafe.example' } },
    }),
    fills: true,
  },
  'onboarding.agent.create': {
    input: ({ region, workspaceId, newAgentId: agentId }) => ({
      params: { region },
      body: personalizedAgent(workspaceId, agentId),
    }),
  },
}
