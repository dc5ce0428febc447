import { defineArea } from '../shared/area.ts'
import { onboardingRoutes } from './onboarding.routes.ts'

/** Making an agent from a company's website. */
export const onboardingArea = defineArea({
  name: 'onboarding',
  operations: (deps, { creation }) => [...onboardingRoutes(deps, creation)],
  collections: {
    siteReads: {
      workspace: 'workspaceId',
      indexes: [
        { workspaceId: 1 }, // removing a workspace's readings
        { expiresAt: 1 }, // sweeping old readings
      ],
      expires: { field: 'expiresAt', keptMs: 0 },
    },
  },
})
