import { defineArea } from '../shared/area.ts'
import { documentRoutes } from './document.routes.ts'
import { fileRoutes } from './files/file.routes.ts'
import { createFileReadings } from './files/file-readings.ts'
import { questionRoutes } from './question.routes.ts'
import { upgradeKnowledge } from './upgrade-knowledge.ts'

/** What a process that died left unread is taken up within about this time. */
const readEveryMs = 10 * 1000

/** What agents know, document by document. */
export const knowledgeArea = defineArea({
  name: 'knowledge',
  operations: (deps) => [...documentRoutes(deps), ...fileRoutes(deps), ...questionRoutes(deps)],
  collections: {
    knowledge: {
      agent: 'agentId',
      indexes: [
        { agentId: 1, _id: 1 }, // all an agent knows
        { agentId: 1, updatedAt: -1, _id: -1 }, // its documents, last changed first
        { agentId: 1, nameKey: 1, _id: 1 }, // by name
        { agentId: 1, charCount: -1, _id: -1 }, // the longest first
        { readUntil: 1 }, // what waits to be read, or whose reader died
      ],
    },
    knowledgeFiles: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }], // removing an agent's files
    },
  },
  rounds: (deps) => [{ everyMs: readEveryMs, work: createFileReadings(deps).round }],
  upgrade: { version: 1, run: upgradeKnowledge },
})
