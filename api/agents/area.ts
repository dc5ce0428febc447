import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { agentRoutes } from './agent.routes.ts'
import { agentLifeRoutes } from './agent-life.routes.ts'
import { backupRoutes } from './backup.routes.ts'
import { platformKeyRoutes } from './platform-key.routes.ts'
import { templateRoutes } from './template.routes.ts'
import { templateFileRoutes } from './template-file.routes.ts'
import { upgradeAgents } from './upgrade-agents.ts'
import { versionRoutes } from './version.routes.ts'

/** Agents: their drafts and their versions. */
export const agentsArea = defineArea({
  name: 'agents',
  operations: (deps, services) => [
    ...agentRoutes(deps, services.creation, services.keys),
    ...agentLifeRoutes(deps, services),
    ...platformKeyRoutes(deps),
    ...versionRoutes(deps),
    ...backupRoutes(deps),
    ...templateRoutes(services.creation),
    ...templateFileRoutes(deps, services.creation),
  ],
  collections: {
    // Each is removed as an agent, with what belongs to it.
    agents: {
      workspace: removedByArea,
      indexes: [
        { ownerID: 1, lastModified: -1, _id: -1 }, // the owner's agents, newest first
        { ownerID: 1, titleKey: 1, _id: 1 }, // the owner's agents by name
        { ownerID: 1, agentPlatform: 1, lastModified: -1, _id: -1 }, // those of one platform, newest first
        { ownerID: 1, agentPlatform: 1, titleKey: 1, _id: 1 }, // those of one platform by name
        { keepDays: 1 }, // those that forget conversations
      ],
    },
    versions: {
      agent: 'agentId',
      indexes: [{ agentId: 1, version: -1 }], // an agent's published versions, newest first
    },
    agentWords: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }], // the words an agent is found by
    },
    platformKeys: { agent: '_id' },
    agentClaims: {
      nobodys: 'No id is used twice, not even that of an agent that is long gone.',
      indexes: [{ state: 1, claimedAt: 1 }], // creations and removals a crash left unfinished
    },
  },
  async hourly(_deps, { agents }) {
    await agents.clearUnfinished()
    await agents.finishAll()
  },
  upgrade: { version: 3, run: upgradeAgents },
})
