import { regions } from '#mocks/contracts/shared/region.ts'
import { defineArea } from '../shared/area.ts'
import { fileRoutes } from './file.routes.ts'
import { workspacePictures } from './file.service.ts'
import { createFileSweep } from './sweep.ts'

/** What is over, or was taken away with its conversation, is gone within about this time. */
const sweepEveryMs = 60 * 1000

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
        { conversationId: 1 }, // removing a conversation's
      ],
    },
  },
  removeOfAgent: ({ files }, agent) => files.removeAll(agent),
  removeOfWorkspace: ({ files }, workspace) => files.removeAll({ ...workspace, agentId: workspacePictures }),
  rounds: (deps) => [
    {
      everyMs: sweepEveryMs,
      async work() {
        for (const region of regions) await createFileSweep(deps).removeExpired(region)
      },
      alone: 'files.sweep',
    },
  ],
})
