import { regions } from '#mocks/contracts/shared/region.ts'
import { defineArea } from '../shared/area.ts'
import { createTrialRepository } from './trial/trial.repository.ts'
import { trialRoutes } from './trial/trial.routes.ts'

const sweepMs = 5 * 60 * 1000

/** What whoever looks at the public pages may try. */
export const publicArea = defineArea({
  name: 'public',
  operations: (deps) => [...trialRoutes(deps)],
  rounds: (deps) => [
    {
      everyMs: sweepMs,
      work: async () => {
        const trials = createTrialRepository(deps)
        for (const region of regions) await trials.sweep(region)
      },
    },
  ],
  collections: {
    trials: {
      nobodys: 'Somebody without an account tries the product: gone half an hour later.',
      indexes: [{ expiresAt: 1 }], // sweeping, and counting who tries now
      expires: { field: 'expiresAt', keptMs: 0 },
    },
    trialSites: {
      nobodys: "The pages of a trial's website: gone with the trial, half an hour later.",
      indexes: [{ expiresAt: 1 }], // sweeping
      expires: { field: 'expiresAt', keptMs: 0 },
    },
    trialDays: {
      nobodys: 'How many trials a day had; it says of nobody that they tried.',
      indexes: [{ expiresAt: 1 }], // sweeping
      expires: { field: 'expiresAt', keptMs: 0 },
    },
  },
})
