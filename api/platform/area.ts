import { defineArea } from '../shared/area.ts'
import { languageRoutes } from './language.routes.ts'
import { platformRoutes } from './platform.routes.ts'

const outboxKeptMs = 7 * 24 * 60 * 60 * 1000

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
    schema: { nobodys: 'Says which version the documents of each area are of.' },
  },
})
