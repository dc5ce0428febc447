import { regions } from '#mocks/contracts/shared/region.ts'
import { defineArea } from '../shared/area.ts'
import { fileRoutes } from './file.routes.ts'
import { createFileService, workspacePictures } from './file.service.ts'

/** Files people give, and their records. The bytes go first: a record without them is met again. */
export const filesArea = defineArea({
  name: 'files',
  operations: (deps) => [...fileRoutes(deps)],
  collections: {
    files: {
      agent: 'agentId',
      workspace: 'workspaceId',
      indexes: [
        { workspaceId: 1 }, // what a workspace keeps
        { agentId: 1 }, // removing an agent's files
        { expiresAt: 1 }, // sweeping temporary files
      ],
    },
  },
  removeOfAgent: ({ files }, agent) => files.removeAll(agent),
  removeOfWorkspace: ({ files }, workspace) => files.removeAll({ ...workspace, agentId: workspacePictures }),
  async hourly(deps) {
    for (const region of regions) await createFileService(deps).removeExpired(region)
  },
})
