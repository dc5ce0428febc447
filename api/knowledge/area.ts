import { defineArea } from '../shared/area.ts'
import { keptOfAgent } from '../shared/kept-of-agent.ts'
import { documentRoutes } from './document.routes.ts'
import { fileRoutes } from './files/file.routes.ts'
import { createFileReadings } from './files/file-readings.ts'
import { askForForgotten } from './pages/ask-for-forgotten.ts'
import { discoveryRoutes } from './pages/discovery.routes.ts'
import { discoveryKind } from './pages/discovery-job.ts'
import { pageRoutes } from './pages/page.routes.ts'
import { readPagesKind } from './pages/read-pages.ts'
import { questionRoutes } from './question.routes.ts'
import { upgradeKnowledge } from './upgrade-knowledge.ts'
import { readWordsKind } from './words-job.ts'

/** What a process that died left unread is taken up within about this time. */
const readEveryMs = 10 * 1000
const discoveryKeptMs = 24 * 60 * 60 * 1000

/** What agents know, document by document. */
export const knowledgeArea = defineArea({
  name: 'knowledge',
  operations: (deps, services) => [
    ...documentRoutes(deps),
    ...fileRoutes(deps),
    ...pageRoutes(deps),
    ...discoveryRoutes(deps),
    ...questionRoutes(deps, services),
  ],
  collections: {
    knowledge: {
      agent: 'agentId',
      indexes: [
        { agentId: 1, _id: 1 }, // all an agent knows
        { agentId: 1, kind: 1, _id: 1 }, // its questions and answers
        { agentId: 1, updatedAt: -1, _id: -1 }, // its documents, last changed first
        { agentId: 1, nameKey: 1, _id: 1 }, // by name
        { agentId: 1, charCount: -1, _id: -1 }, // the longest first
        { agentId: 1, url: 1 }, // pages it knows already
        { agentId: 1, nextReadAt: 1 }, // its pages whose time has come
        { nextReadAt: 1 }, // those nobody was asked to read
        { readUntil: 1 }, // what waits to be read, or whose reader died
      ],
    },
    knowledgeRooms: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }], // removing an agent's
    },
    knowledgeDiscoveries: keptOfAgent('madeAt', discoveryKeptMs),
    knowledgeWords: {
      agent: 'agentId',
      indexes: [
        { agentId: 1, _id: 1 }, // the words of all an agent knows
        { agentId: 1, after: 1, _id: 1 }, // those in no pack
      ],
    },
    knowledgePacks: {
      agent: 'agentId',
      indexes: [{ agentId: 1, _id: 1 }], // an agent's packs
    },
    knowledgeVectors: {
      agent: 'agentId',
      indexes: [
        { agentId: 1 }, // removing an agent's vectors
        { agentId: 1, kind: 1, _id: 1 }, // those of one model
      ],
    },
    knowledgeFiles: {
      agent: 'agentId',
      indexes: [{ agentId: 1 }], // removing an agent's files
    },
  },
  hourly: (deps) => askForForgotten(deps),
  jobs: (deps) => [readPagesKind(deps), discoveryKind(deps), readWordsKind(deps)],
  rounds: (deps) => [{ everyMs: readEveryMs, work: createFileReadings(deps).round }],
  upgrade: { version: 2, run: upgradeKnowledge },
})
