import { edgeCollections, edgeRounds } from '../edge/edge-keeping.ts'
import { createAskForJob } from '../jobs/ask-for-jobs.ts'
import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { conciergeRoutes } from './concierge.routes.ts'
import { domainRoutes } from './domain.routes.ts'
import { createDomainJobs } from './domain-jobs.ts'
import { unhostRequest } from './domain-requests.ts'
import { createHostRepository } from './host.repository.ts'
import { instructionRoutes } from './instruction.routes.ts'
import { upgradeHosts } from './upgrade-hosts.ts'

/** Hosts that show an agency (decision 0097). */
export const domainsArea = defineArea({
  name: 'domains',
  operations: (deps) => [...domainRoutes(deps), ...instructionRoutes(deps), ...conciergeRoutes(deps)],
  collections: {
    hosts: {
      workspace: removedByArea,
      indexes: [{ agencyId: 1 }], // an agency's hosts
    },
    pendingHosts: {
      workspace: removedByArea,
      indexes: [
        { agencyId: 1 }, // an agency's claims
        { host: 1, token: 1 }, // who else claims a host, and a claim
      ],
    },
    domainStatusLinks: {
      workspace: 'agencyId',
      indexes: [
        { agencyId: 1, host: 1 }, // links of a domain, of earlier claims too
        { secretHash: 1 }, // whoever holds one
        { endsAt: 1 }, // sweeping those that are over
      ],
      expires: { field: 'endsAt', keptMs: 0 },
    },
    dnsReminders: {
      workspace: 'agencyId',
      indexes: [{ agencyId: 1 }], // removing an agency's
    },
    ...edgeCollections,
  },
  // All hosts are in one store, whichever region their agency is in.
  removeOfWorkspace: async (deps, { region, workspaceId }) => {
    const { ofAgency, release } = createHostRepository(deps)
    const askForJob = createAskForJob(deps)
    for (const doc of await ofAgency(region, workspaceId)) {
      // Before the claim goes, for a crash between the two; after it, for a job that was faster.
      await askForJob(region, unhostRequest(doc))
      await release(doc)
      await askForJob(region, unhostRequest(doc))
    }
  },
  rounds: edgeRounds,
  jobs: (deps) => createDomainJobs(deps),
  upgrade: { version: 1, run: upgradeHosts },
})
