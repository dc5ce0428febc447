import { defineArea } from '../shared/area.ts'
import { languageRoutes } from './language.routes.ts'
import { platformRoutes } from './platform.routes.ts'

const outboxKeptMs = 7 * 24 * 60 * 60 * 1000

const jobKeptMs = 7 * 24 * 60 * 60 * 1000

const processKeptMs = 60 * 60 * 1000

/** What the product offers whoever calls, and what the server keeps for itself. */
export const platformArea = defineArea({
  name: 'platform',
  operations: () => [...languageRoutes(), ...platformRoutes()],
  collections: {
    outbox: {
      nobodys: 'Mails that would have left this machine; they are shown to whoever runs it, for a week.',
      indexes: [{ ts: -1, _id: -1 }], // the local mail page, newest first
      expires: { field: 'ts', keptMs: outboxKeptMs },
    },
    health: { nobodys: 'One document, written to see that the store takes a write.' },
    limits: {
      nobodys: 'How often somebody called, under a hash of who it was; over within an hour after its window.',
      indexes: [{ endsAt: 1 }], // sweeping windows that are over
      expires: { field: 'endsAt', keptMs: 0 },
    },
    processes: {
      nobodys: 'The servers that run on this store, for as long as they run.',
      indexes: [{ seenAt: 1 }], // those that run, and sweeping those that were killed
      expires: { field: 'seenAt', keptMs: processKeptMs },
    },
    serverTurns: { nobodys: 'Which server does the work that one does for all.' },
    jobs: {
      workspace: 'workspaceId',
      agent: 'agentId',
      indexes: [
        { kind: 1, runAt: 1 }, // what is due of a kind
        { workspaceId: 1 }, // removing a workspace's
        { agentId: 1 }, // removing an agent's
        { failedAt: 1 }, // sweeping those that were given up
      ],
      expires: { field: 'failedAt', keptMs: jobKeptMs },
    },
    schema: { nobodys: 'Says which version the documents of each area are of.' },
  },
})
