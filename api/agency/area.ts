import { hostsOf } from '../domains/host.repository.ts'
import { edgeCollections, edgeRounds } from '../edge/edge-keeping.ts'
import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { agencyRoutes } from './agency.routes.ts'
import { trialRoutes } from './trial.routes.ts'

/** What a workspace shows its clients under its own name. */
export const agencyArea = defineArea({
  name: 'agency',
  operations: (deps) => [...agencyRoutes(deps), ...trialRoutes(deps)],
  collections: {
    agencies: { workspace: '_id' },
    hosts: {
      workspace: removedByArea,
      indexes: [{ agencyId: 1 }], // an agency's hosts
    },
    ...edgeCollections,
  },
  rounds: edgeRounds,
  removeOfWorkspace: async ({ stores }, { region, workspaceId }) => {
    // They are in one store, whichever region the agency is in.
    await hostsOf(stores).deleteMany({ agencyId: workspaceId, region })
  },
})
