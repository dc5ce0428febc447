import { defineArea } from '../shared/area.ts'
import { agencyRoutes } from './agency.routes.ts'
import { trialRoutes } from './trial.routes.ts'

/** What a workspace shows its clients under its own name. */
export const agencyArea = defineArea({
  name: 'agency',
  operations: (deps) => [...agencyRoutes(deps), ...trialRoutes(deps)],
  collections: { agencies: { workspace: '_id' } },
})
